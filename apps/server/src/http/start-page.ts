/** What stands at / until there is a page to play in. */
export const START_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ochre</title>
</head>
<body>
<h1>Ochre</h1>
<p>Stone Age as software. This is its server: it keeps the tables, and it runs.</p>
<p>The page to play in is not built here yet. In the terminal, <code>npx ochre play</code> plays.</p>
<ul>
<li><a href="/api/tables.txt">The lobby, as text</a></li>
<li><a href="/api/tables">The lobby, for programs</a></li>
</ul>
</body>
</html>
`;
