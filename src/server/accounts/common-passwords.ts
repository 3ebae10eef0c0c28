/** What attackers try first, in lower case. Digits after one of these make it no better. */
export const COMMON: ReadonlySet<string> = new Set(
  `password passwort palavrapasse contrasena motdepasse senha senhas segredo secret secreto passw0rd p@ssword p@ssw0rd
  qwerty qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop asdfgh asdfghjk asdfghjkl zxcvbnm zxcvbnmasd 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx qazwsx qazwsxedc q1w2e3r4 a1b2c3d4 abcd1234 abc12345 abcdefgh abcdefghi 12341234 12344321 12345678
  123456789 1234567890 87654321 987654321 0987654321 11223344 123123123 123321123 112233445566 147258369 159753 147896325
  iloveyou iloveu teamo euteamo loveme lovely princess princesa sunshine football futebol baseball basketball superman
  batman spiderman pokemon starwars dragon monkey shadow master letmein welcome bemvindo admin admin123 administrator
  root toor login user guest test testtest testing default changeme computer computador internet samsung google facebook
  benfica sporting porto portugal lisboa brasil barcelona realmadrid liverpool arsenal chelsea juventus michael jennifer
  jessica daniel charlie jordan ashley andrea nicole hannah thomas robert matthew anthony william whatever trustno1
  mustang corvette ferrari mercedes harley hunter killer soccer hockey freedom forever cheese chocolate butterfly flower
  flowers summer winter spring autumn january february december monday sunday gamut gamutgamut azacru shacru crosscut
  epaminondas agere`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
