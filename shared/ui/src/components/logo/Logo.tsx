/** The product's mark: an arch within an arch, in the tenant's colour. Decoration; the name stands beside it. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 21v-9a9 9 0 0 1 18 0v9" stroke="var(--archway-color-primary)" />
      <path d="M8.4 21v-8.6a3.6 3.6 0 0 1 7.2 0V21" stroke="var(--archway-color-primary)" opacity=".45" />
    </svg>
  );
}
