import '../parts/buttons.css';

interface SearchFieldProps {
  readonly label: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** What came of it; nothing while nothing is searched for. */
  readonly found: string;
}

/** Searches as somebody types, and says how much there is. */
export function SearchField({ label, query, onQuery, found }: SearchFieldProps) {
  return (
    <search className="rulebook-search">
      <input
        type="search"
        className="text-field"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
          window.scrollTo(0, 0);
        }}
      />
      <p role="status">{found}</p>
    </search>
  );
}
