/** The first letter of a name on a tile; the name itself stands beside it. */
export function Avatar({ name }: { name: string }) {
  const [first = ''] = name;
  return (
    <span class="avatar" aria-hidden="true">
      {first.toUpperCase()}
    </span>
  );
}
