import { expect, test } from 'vitest';
import { isReserved, skeletonOf } from './lookalikes.ts';
import { readName } from './names.ts';

test.each([
  ['Ann', 'аnn'],
  ['Ann', 'ᎪΝΝ'],
  ['Paypal', 'РаураӀ'],
  ['Iris', 'lris'],
  ['Bob', 'B0b'],
  ['Burn', 'Bum'],
  ['Ann', 'A\u3164n\u200dn'],
  ['Ann', 'Ａｎｎ'],
])('%s looks like %s', (one, other) => expect(skeletonOf(one)).toBe(skeletonOf(other)));

test.each([
  ['José', 'Jose'],
  ['Ann', 'Anna'],
  ['Мария', 'Марина'],
])('%s does not look like %s', (one, other) => expect(skeletonOf(one)).not.toBe(skeletonOf(other)));

test.each([
  'admin',
  'ADMIN',
  'ADMlN',
  'Offic1al',
  'Аdmin',
  'Admin 1',
  'a d m i n',
  'Gamut Team',
  'moderador',
  'Administração',
  'system_',
  '0perator',
])('%s is for those who run the server', (name) => expect(isReserved(name)).toBe(true));

test.each(['Ann', 'Adam', 'Domin', 'Systema', 'Miguel Operário'])('%s is for anybody', (name) => {
  expect(isReserved(name)).toBe(false);
  expect(readName(name)).toBe(name);
});

test.each(['admin', 'ᎪΝΝ', 'Аnn', 'A\u202enn', 'A\u3164nn', '\u3164\u3164', 'An\u200dn'])(
  '%j is no name of an account',
  (name) => expect(readName(name)).toBeUndefined(),
);
