import { afterEach, expect, test, vi } from 'vitest';

/** The settings of a page that finds this in the browser. */
async function settingsWith(kept: string | null, language = 'en-GB') {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => kept });
  vi.stubGlobal('navigator', { language });
  return (await import('./settings.ts')).settings.value;
}

afterEach(() => vi.unstubAllGlobals());

test('begin in the language of the browser', async () => {
  expect((await settingsWith(null, 'pt-BR')).language).toBe('pt');
  expect((await settingsWith(null, 'de')).language).toBe('en');
});

test('take over only what means something', async () => {
  const usual = await settingsWith(null);
  expect(await settingsWith('{"theme":"dark","sound":true,"motion":7,"language":"xx"}')).toEqual({
    ...usual,
    theme: 'dark',
    sound: true,
  });
  for (const bad of ['no JSON', 'null', '[]', '"dark"']) expect(await settingsWith(bad)).toEqual(usual);
});
