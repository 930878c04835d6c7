/** What stands at / when there is no page to play in: it was not built. */
export const START_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ochre</title>
</head>
<body>
<h1>Ochre</h1>
<p>Board games as software. This is its server: it keeps the tables, and it runs.</p>
<p>The page to play in is not built here: <code>npm start</code> builds it, and <code>OCHRE_PAGES</code>
says where it is. In the terminal, <code>npx ochre play</code> plays.</p>
<ul>
<li><a href="/api/tables.txt">The lobby, as text</a></li>
<li><a href="/api/tables">The lobby, for programs</a></li>
</ul>
</body>
</html>
`;
