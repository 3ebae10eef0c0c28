import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Online, type Somebody, somebody } from './online-rooms.ts';

/** The same server under a host name, without which browsers use no passkeys. */
export function byName(online: Online): Online {
  return {
    get address() {
      return online.address.replace('127.0.0.1', 'localhost');
    },
    get browser() {
      return online.browser;
    },
    stopServer: online.stopServer,
    restart: online.restart,
    close: online.close,
  };
}

/** A person whose device keeps passkeys and always confirms. */
export async function withPasskeys(online: Online): Promise<Somebody> {
  const person = await somebody(online);
  await addAuthenticator(person.page);
  return person;
}

async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export async function openAccount(person: Somebody, online: Online): Promise<void> {
  await person.page.goto(`${online.address}#/account`);
  await person.page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
}

export const SECRET = 'correct horse battery';

/** Makes an account with a password, as people do. */
export async function makeAccount(person: Somebody, online: Online, name: string): Promise<void> {
  const { page } = person;
  await openAccount(person, online);
  const form = page.locator('section', { has: page.getByRole('heading', { name: 'Create an account' }) });
  await form.getByLabel('Name').fill(name);
  const other = form.getByRole('button', { name: 'Use a password instead' });
  if (await other.isVisible()) await other.click();
  await form.getByLabel('Password').fill(SECRET);
  await form.getByRole('button', { name: 'Create account with a password' }).click();
  await page.getByText(`You are signed in as ${name}.`).waitFor();
}

/** Errors, without those that browsers report about refusals. */
export function faultsOf({ faults }: Somebody): readonly string[] {
  return faults.filter((fault) => !/responded with a status of 4\d\d/.test(fault));
}

/** Waits until this many rated games of a user are counted. */
export async function counted(page: Page, name: string, games: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate<number>(`fetch('../api/users/${encodeURIComponent(name)}')
      .then((answer) => answer.json()).then(({ ratings }) => ratings[0]?.games ?? 0)`),
    )
    .toBe(games);
}

/** Back from the language in which a screen was checked last. */
export async function inEnglish(page: Page): Promise<void> {
  await page.evaluate(`{
    localStorage.removeItem('gamut settings');
    dispatchEvent(new StorageEvent('storage', { key: 'gamut settings' }));
  }`);
  await page.locator('html[lang=en]').waitFor();
}
