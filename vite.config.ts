import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { colours } from './tools/colours.ts';
import { drawIcons } from './tools/icons.ts';
import { registry } from './tools/registry.ts';

/** Of the page of a room, as src/protocol/room-name.ts names it; browsers may leave the fragment on. */
const ROOM_ADDRESS = /\/r\/[a-z2-7]{26}(#.*)?$/;

/** The web app: src/web becomes build/web. */
export default defineConfig({
  root: 'src/web',
  base: './',
  build: {
    outDir: '../../build/web',
    emptyOutDir: true,
    target: 'es2022',
    // The page's policy allows no inline script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Tells the tests what the first load consists of.
    manifest: 'parts.json',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es', plugins: () => [registry()] },
  plugins: [
    registry(),
    colours(),
    icons(),
    fontsFirst(),
    otherPages(),
    VitePWA({
      // A newer version waits until the person agrees; src/web/state/version.ts asks.
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        id: './',
        name: 'Gamut',
        short_name: 'Gamut',
        description: 'Abstract games, to play and to study.',
        start_url: './',
        scope: './',
        display: 'standalone',
        theme_color: '#fbf8f1',
        background_color: '#fbf8f1',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-full-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        // Everything is kept at the first visit, the computer player and rarely seen screens included.
        globPatterns: ['**/*.{html,js,css,svg,png,woff2}'],
        maximumFileSizeToCacheInBytes: 10_000_000,
        inlineWorkboxRuntime: true,
        cleanupOutdatedCaches: true,
        sourcemap: false,
        // The page itself, whatever is asked of it; no other address is answered with it.
        navigateFallback: null,
        ignoreURLParametersMatching: [/./],
        runtimeCaching: [
          // A room needs the server; without one its page still opens, and says so.
          {
            urlPattern: ROOM_ADDRESS,
            handler: 'NetworkOnly',
            options: { precacheFallback: { fallbackURL: 'room.html' } },
          },
          // The server says that there is nothing at an address; without one the page does.
          {
            urlPattern: ({ request, url }) => request.mode === 'navigate' && !url.pathname.includes('/api/'),
            handler: 'NetworkOnly',
            options: { plugins: [{ handlerDidError: async () => Response.redirect('./#/lost') }] },
          },
        ],
      },
    }),
  ],
});

/** The icons are drawn when the app is built: there is no picture file in the repository. */
function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    generateBundle() {
      for (const [fileName, source] of Object.entries(drawIcons())) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

/** The fonts are asked for together with the style sheet that names them; letters that are rarely needed are not. */
function fontsFirst(): Plugin {
  return {
    name: 'fonts-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /-latin-wght-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** What chat programs show of a link: of the page, and of a room. */
const PREVIEW = /(property="og:title" content=")[^"]*(".*?property="og:description" content=")[^"]*/s;
const INVITATION = '$1You are invited to a game$2Open the link to play or watch. No account needed.';

/**
 * The same page at other addresses. Rooms have theirs one folder down, and find the parts of the page one folder up;
 * where nothing is, the server writes instead of each ./ the way up to the page, which tells by it that it is lost.
 */
function otherPages(): Plugin {
  return {
    name: 'other-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('the page was not built');
      const source = String(page.source);
      const room = source.replaceAll(/(src|href)="\.\//g, '$1="../').replace(PREVIEW, INVITATION);
      this.emitFile({ type: 'asset', fileName: 'room.html', source: room });
      const lost = source.replace('<div id="app">', '<div id="app" data-up="./">');
      this.emitFile({ type: 'asset', fileName: 'lost.html', source: lost });
    },
  };
}
