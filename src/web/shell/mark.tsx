/** The sign of the app: a glazed tile of the shapes that the games are played with. */
export function BrandMark() {
  return (
    <svg class="brand-mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect class="ground" width="24" height="24" rx="6" />
      <path class="joint" d="M12 0v24M0 12h24" />
      <circle class="disc" cx="6" cy="6" r="3.4" />
      <path class="dart" d="M18 2.4l3.4 6.4-3.4-1.6-3.4 1.6z" />
      <path class="hexagon" d="M6 14.4l3.2 1.8v3.6L6 21.6l-3.2-1.8v-3.6z" />
      <rect class="square" x="14.8" y="14.8" width="6.4" height="6.4" rx="1.4" />
    </svg>
  );
}
