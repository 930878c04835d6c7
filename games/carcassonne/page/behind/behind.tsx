import '@ochre/ui/behind/behind.css';
import './behind.css';

/** What lies behind the screens around a table: a land. */
export const Behind = () => <div className="behind country" />;
