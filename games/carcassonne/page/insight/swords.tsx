/** Two swords crossed: a challenge. */
export const Swords = ({ size }: { readonly size: number }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path
      d="M4 3l12 13M20 3L8 16M13 19l6-6M11 19l-6-6M18 18l3 3M6 18l-3 3"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
  </svg>
);
