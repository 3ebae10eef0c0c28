import { render } from 'preact';
import { App } from './app.tsx';
import { followArrivals } from './shell/arrival.ts';
import { fetchWhenIdle } from './shell/lazy.tsx';
import { followTitle } from './shell/title.ts';
import { followRoute } from './state/route.ts';
import { applySettings } from './state/settings.ts';
import { followTrouble } from './state/trouble.ts';
import { followVersions } from './state/version.ts';

followTrouble();
applySettings();
followRoute();
followTitle();
followArrivals();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
followVersions();
fetchWhenIdle();
