import { studyTexts } from './texts.ts';

/** What the keys do on this screen. */
export function KeyTable() {
  return (
    <table class="key-table">
      <tbody>
        {studyTexts.value.keyRows.map(([keys, what]) => (
          <tr key={keys}>
            <th scope="row">
              {keys.split(' ').map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
