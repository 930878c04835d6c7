import { workOn } from './many-games/worker-side.ts';
import { type Search, searcher } from './puzzles/search.ts';

workOn((search: Search) => searcher(search));
