import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** A text as a picture for cameras: dark on light in every theme, because many cameras need it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = useSignal<readonly (readonly boolean[])[]>([]);
  useEffect(() => {
    void import('uqr').then(({ encode }) => {
      rows.value = encode(text, { border: 2, ecc: 'M' }).data;
    });
  }, [text, rows]);
  const size = rows.value.length;
  const path = rows.value
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
