CREATE TABLE schema (version integer not null);
CREATE TABLE tables (
      id text primary key,
      code text not null unique,
      kind text not null,
      game text not null,
      rules_version text not null,
      stage text not null,
      is_open smallint not null,
      plan text not null,
      host text not null,
      members text not null,
      seq bigint not null,
      made_at bigint not null,
      changed_at bigint not null,
      result text
    , turn smallint);
CREATE INDEX tables_unfinished on tables (stage, made_at)
      where stage in ('gathering', 'playing');
CREATE TABLE entries (
      table_id text not null,
      seq bigint not null,
      entry text not null,
      primary key (table_id, seq)
    );
CREATE TABLE seats (
      table_id text not null,
      seat smallint not null,
      member text not null,
      players smallint,
      score double precision,
      victory double precision,
      primary key (table_id, seat)
    );
CREATE INDEX seats_member on seats (member);
CREATE TABLE records (table_id text primary key, record text not null);
CREATE TABLE persons (
      id text primary key,
      name text not null,
      made_at bigint not null,
      login text,
      login_key text unique,
      password_hash text
    );
CREATE TABLE sessions (
      token_hash text primary key,
      person_id text not null,
      made_at bigint not null,
      used_at bigint not null
    );
CREATE INDEX sessions_used on sessions (used_at);
CREATE TABLE claims (table_id text primary key, process text not null);
CREATE INDEX claims_process on claims (process);
insert into schema (version) values (3);
insert into tables (id, code, kind, game, rules_version, stage, is_open, plan, host, members, seq, made_at, changed_at, result, turn) values ('pUsc9PIKLteZrPlt', 'E8ZYDH', 'played', 'stone-age', '2', 'over', 1, '{"game":"stone-age","setup":{},"seats":[{"kind":"person"},{"kind":"person"},{"kind":"bot","level":"easy"}],"clock":{"kind":"none"},"isOpen":true,"hidesOdds":false}', '_9Zp1J1k0uef2Is_', '[{"member":"_9Zp1J1k0uef2Is_","seat":0,"name":"Ada"},{"member":"AkPDdAS377ZfiBM0","seat":1,"name":"Bea"}]', 718, 1794807050659, 1794807054460, '{"scores":[9,7,595],"winners":[2]}', null);
insert into tables (id, code, kind, game, rules_version, stage, is_open, plan, host, members, seq, made_at, changed_at, result, turn) values ('yH_6EBen_du6X3Sb', 'E7BRXW', 'played', 'stone-age', '2', 'gathering', 0, '{"game":"stone-age","setup":{},"seats":[{"kind":"person"},{"kind":"bot","level":"easy"},{"kind":"person"}],"clock":{"kind":"none"},"isOpen":false,"hidesOdds":false}', 'AkPDdAS377ZfiBM0', '[]', 1, 1794807054454, 1794807054454, null, null);
insert into tables (id, code, kind, game, rules_version, stage, is_open, plan, host, members, seq, made_at, changed_at, result, turn) values ('noguBgHIBJI2qFsU', 'NUTU9P', 'imported', 'stone-age', '2', 'over', 0, '{"game":"stone-age","setup":{"modules":[],"options":{}},"seats":[{"kind":"person"},{"kind":"person"},{"kind":"person"}],"clock":{"kind":"none"},"isOpen":false,"hidesOdds":false}', 'mH-eo2X29j4v4wU6', '[]', 0, 1794807054531, 1794807054531, '{"scores":[9,7,595],"winners":[2]}', null);
insert into tables (id, code, kind, game, rules_version, stage, is_open, plan, host, members, seq, made_at, changed_at, result, turn) values ('e_TlRVcDLih6aL9G', 'UW95PD', 'played', 'stone-age', '2', 'playing', 1, '{"game":"stone-age","setup":{},"seats":[{"kind":"person"},{"kind":"person"},{"kind":"bot","level":"greedy"}],"clock":{"kind":"turn","time":86400000},"isOpen":true,"hidesOdds":false}', '_9Zp1J1k0uef2Is_', '[{"member":"_9Zp1J1k0uef2Is_","seat":0,"name":"Ada"},{"member":"AkPDdAS377ZfiBM0","seat":1,"name":"Bea"}]', 60, 1794807054549, 1794807054787, null, 0);
insert into tables (id, code, kind, game, rules_version, stage, is_open, plan, host, members, seq, made_at, changed_at, result, turn) values ('qTIq4VYZu7U-PmCM', 'PYMUKX', 'played', 'stone-age', '2', 'gathering', 1, '{"game":"stone-age","setup":{},"seats":[{"kind":"person"},{"kind":"person"}],"clock":{"kind":"none"},"isOpen":true,"hidesOdds":false}', 'AkPDdAS377ZfiBM0', '[{"member":"AkPDdAS377ZfiBM0","seat":0,"name":"Bea"}]', 2, 1794807054793, 1794807054793, null, null);
insert into tables (id, code, kind, game, rules_version, stage, is_open, plan, host, members, seq, made_at, changed_at, result, turn) values ('KMhfdxPJqj4i-fkc', 'VQ5VEC', 'played', 'stone-age', '2', 'closed', 1, '{"game":"stone-age","setup":{},"seats":[{"kind":"person"},{"kind":"bot","level":"easy"}],"clock":{"kind":"none"},"isOpen":true,"hidesOdds":false}', 'AkPDdAS377ZfiBM0', '[{"member":"AkPDdAS377ZfiBM0","seat":0,"name":"Bea","hasLeft":true}]', 5, 1794807054802, 1794807054819, null, null);
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 1, '{"seq":1,"at":1794807050659,"by":"_9Zp1J1k0uef2Is_","deed":{"kind":"made","plan":{"game":"stone-age","setup":{},"seats":[{"kind":"person"},{"kind":"person"},{"kind":"bot","level":"easy"}],"clock":{"kind":"none"},"isOpen":true,"hidesOdds":false},"secret":"yMN6Ngt6uO3i7-ZvwIb11h2qJ-aKGg8ZbHUjxKXbtNA","botNonces":["LaNzEXK52yRa7_UrGVZXHfoN7c5VCUvWPkf0qF2ymxg","SvhkG9iMwtfNxOX3gpqsRJEDEsJoC82mA6zUnOfB3mw","wg7uV_WuCX4vW379G1XKNP-SpNAryIaQkio2Ef-oo38","Q0j2u_99om5BBt-LrVtKA633b4UzrIxr9gffwkMMdFs","XenHq5BIsKO8dH5VSz_dLWFAsXpgp0D_rcl1ydHQA_M","rmGDC21gw2jQmk-yJL8hk279mD9nyU4Ja1bGbrHpBR8","39Wd2SU0suUXqrRbHgx5c6DnyZvugAUJa7UNXF0o6sA","IGQFGWsb_LlJ3aKvfEJxI94OK026Zat0mmu4f-Gh-ig"]}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 2, '{"seq":2,"at":1794807050659,"by":"_9Zp1J1k0uef2Is_","deed":{"kind":"sat","seat":0,"name":"Ada","nonce":"adas-nonce"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 3, '{"seq":3,"at":1794807050681,"by":"AkPDdAS377ZfiBM0","command":"4d28be69-bad8-4404-bc21-11b494049642","deed":{"kind":"sat","seat":1,"name":"Bea","nonce":"beas-nonce"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 4, '{"seq":4,"at":1794807050688,"by":"_9Zp1J1k0uef2Is_","command":"2b0eb079-7652-417d-b5f8-7896a3c017ea","deed":{"kind":"began","rules":"2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 5, '{"seq":5,"at":1794807050756,"by":"_9Zp1J1k0uef2Is_","command":"5275a017-e993-46b9-ba8d-ca15fa12a833","deed":{"kind":"said","name":"Ada","text":"Who''s first? ¡Suerte! – Viel Glück 🎲"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 6, '{"seq":6,"at":1794807050761,"by":"AkPDdAS377ZfiBM0","command":"b3b1508e-dcbf-42e3-a372-7b0c32d892f5","deed":{"kind":"said","name":"Bea","phrase":"luck"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 7, '{"seq":7,"at":1794807050817,"by":"mH-eo2X29j4v4wU6","command":"b0d09b90-3130-4af3-bab0-ecccc5b4bd2d","deed":{"kind":"said","name":"Cy","text":"I only watch."}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 8, '{"seq":8,"at":1794807050868,"by":"table","deed":{"kind":"moved","seat":2,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 9, '{"seq":9,"at":1794807050876,"by":"AkPDdAS377ZfiBM0","command":"6a0a7a00-edb6-4464-9fbb-125806a5c0a3","deed":{"kind":"muted","whom":"watching","isMuted":true}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 10, '{"seq":10,"at":1794807050881,"by":"_9Zp1J1k0uef2Is_","command":"63b7e81b-104c-4ffa-bd4d-ddc14a605f74","deed":{"kind":"moved","seat":0,"move":"place forest 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 11, '{"seq":11,"at":1794807050886,"by":"_9Zp1J1k0uef2Is_","command":"2d5d93e5-bd8a-4944-b404-802140719feb","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 12, '{"seq":12,"at":1794807050891,"by":"AkPDdAS377ZfiBM0","command":"53f954e1-be84-40d6-8c38-889ba30b3d55","deed":{"kind":"moved","seat":1,"move":"place building2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 13, '{"seq":13,"at":1794807050895,"by":"AkPDdAS377ZfiBM0","command":"b21a8ab5-781f-43ae-ae1b-25353e0402eb","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 14, '{"seq":14,"at":1794807050899,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 15, '{"seq":15,"at":1794807050902,"by":"_9Zp1J1k0uef2Is_","command":"395b121d-01a0-4d43-8f25-ec20e917ca13","deed":{"kind":"moved","seat":0,"move":"place quarry 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 16, '{"seq":16,"at":1794807050911,"by":"_9Zp1J1k0uef2Is_","command":"5ad6fd44-a93f-4905-aa19-ea93119a7ec2","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 17, '{"seq":17,"at":1794807050923,"by":"AkPDdAS377ZfiBM0","command":"8c77d85a-cb2e-44ab-a57f-84d17e716ed2","deed":{"kind":"moved","seat":1,"move":"place quarry 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 18, '{"seq":18,"at":1794807050926,"by":"AkPDdAS377ZfiBM0","command":"6e010cf2-b383-4bb8-871e-110aeb1e0956","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 19, '{"seq":19,"at":1794807050930,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 20, '{"seq":20,"at":1794807050937,"by":"table","deed":{"kind":"moved","seat":2,"move":"use hut"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 21, '{"seq":21,"at":1794807050943,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 22, '{"seq":22,"at":1794807050953,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card2 wood=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 23, '{"seq":23,"at":1794807050961,"by":"_9Zp1J1k0uef2Is_","command":"104fe52b-3c8b-4b4b-b572-e971793f6eae","deed":{"kind":"moved","seat":0,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 24, '{"seq":24,"at":1794807050976,"by":"_9Zp1J1k0uef2Is_","command":"967fbf18-6064-4276-954d-db761c2f1ea5","deed":{"kind":"moved","seat":0,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 25, '{"seq":25,"at":1794807050993,"by":"AkPDdAS377ZfiBM0","command":"e601930f-5955-4a7e-beac-cedf4565593a","deed":{"kind":"moved","seat":1,"move":"leave building2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 26, '{"seq":26,"at":1794807050998,"by":"AkPDdAS377ZfiBM0","command":"6db8506e-26c3-450d-8b69-4b4ac076fe3f","deed":{"kind":"moved","seat":1,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 27, '{"seq":27,"at":1794807051002,"by":"_9Zp1J1k0uef2Is_","command":"b856ec6a-7511-416c-a850-6c38b2b4cf4a","deed":{"kind":"moved","seat":0,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 28, '{"seq":28,"at":1794807051013,"by":"_9Zp1J1k0uef2Is_","command":"e907969c-9b06-42ad-af57-9c2db5bdb63d","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 29, '{"seq":29,"at":1794807051017,"by":"AkPDdAS377ZfiBM0","command":"966f55db-e5c9-4759-82cf-d86eb96716e6","deed":{"kind":"moved","seat":1,"move":"place building2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 30, '{"seq":30,"at":1794807051020,"by":"AkPDdAS377ZfiBM0","command":"852158c1-c381-40f7-bbbe-5fe6f5c840ef","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 31, '{"seq":31,"at":1794807051041,"by":"table","deed":{"kind":"moved","seat":2,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 32, '{"seq":32,"at":1794807051048,"by":"_9Zp1J1k0uef2Is_","command":"98ce4af6-e82f-49c9-bcd7-ae126d460d40","deed":{"kind":"moved","seat":0,"move":"place river 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 33, '{"seq":33,"at":1794807051054,"by":"_9Zp1J1k0uef2Is_","command":"a97eabe7-38f3-46ea-bb06-100aa016a932","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 34, '{"seq":34,"at":1794807051061,"by":"AkPDdAS377ZfiBM0","command":"62c2a524-b3c2-4d72-a8ba-9ca784ecb7ca","deed":{"kind":"moved","seat":1,"move":"place river 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 35, '{"seq":35,"at":1794807051066,"by":"AkPDdAS377ZfiBM0","command":"ed2e419c-3a6f-4480-b623-788251bfd0ab","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 36, '{"seq":36,"at":1794807051076,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 37, '{"seq":37,"at":1794807051081,"by":"_9Zp1J1k0uef2Is_","command":"8446efbc-6c4c-45a8-a7c8-38473627ec5e","deed":{"kind":"moved","seat":0,"move":"place hunt 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 38, '{"seq":38,"at":1794807051086,"by":"_9Zp1J1k0uef2Is_","command":"39c66d28-663d-4765-a609-781a0570f6b7","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 39, '{"seq":39,"at":1794807051089,"by":"AkPDdAS377ZfiBM0","command":"1539f7dc-f733-4e77-b7d0-c926e9ab5e88","deed":{"kind":"moved","seat":1,"move":"place building3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 40, '{"seq":40,"at":1794807051095,"by":"AkPDdAS377ZfiBM0","command":"df3bb02f-9590-4828-87c9-89c8ecd9bb7f","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 41, '{"seq":41,"at":1794807051100,"by":"table","deed":{"kind":"moved","seat":2,"move":"place field 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 42, '{"seq":42,"at":1794807051104,"by":"AkPDdAS377ZfiBM0","command":"c7e68429-6cf6-42a8-9fc0-76f245a435e2","deed":{"kind":"moved","seat":1,"move":"place forest 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 43, '{"seq":43,"at":1794807051112,"by":"AkPDdAS377ZfiBM0","command":"f6985140-7858-4617-b49b-fa5b64418d9b","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 44, '{"seq":44,"at":1794807051117,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 45, '{"seq":45,"at":1794807051119,"by":"_9Zp1J1k0uef2Is_","command":"7eb6df6e-8a4f-43d2-8a3a-c834f91aa8b5","deed":{"kind":"moved","seat":0,"move":"leave building1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 46, '{"seq":46,"at":1794807051122,"by":"_9Zp1J1k0uef2Is_","command":"46a76ee0-de9d-4652-8a90-f9d194812a47","deed":{"kind":"moved","seat":0,"move":"use river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 47, '{"seq":47,"at":1794807051133,"by":"_9Zp1J1k0uef2Is_","command":"4b2f34eb-59ee-48ed-b252-9f1f268f1868","deed":{"kind":"moved","seat":0,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 48, '{"seq":48,"at":1794807051136,"by":"_9Zp1J1k0uef2Is_","command":"3d381c26-0e4b-496c-b25c-a553543cfcc7","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 49, '{"seq":49,"at":1794807051139,"by":"AkPDdAS377ZfiBM0","command":"20bb366b-4700-47ab-9b8b-8c07b09569c0","deed":{"kind":"moved","seat":1,"move":"use river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 50, '{"seq":50,"at":1794807051144,"by":"AkPDdAS377ZfiBM0","command":"f5f24cdd-59cf-4fb0-a2c2-1ef27560a044","deed":{"kind":"moved","seat":1,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 51, '{"seq":51,"at":1794807051148,"by":"AkPDdAS377ZfiBM0","command":"e02e98cd-3d0b-433d-a2fb-4eae8936b254","deed":{"kind":"moved","seat":1,"move":"leave building2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 52, '{"seq":52,"at":1794807051152,"by":"AkPDdAS377ZfiBM0","command":"59e0d324-3d11-439a-a9ca-0e24c50a81c5","deed":{"kind":"moved","seat":1,"move":"leave building3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 53, '{"seq":53,"at":1794807051155,"by":"AkPDdAS377ZfiBM0","command":"aa621a7b-084a-41f4-86ea-8541757cb3b1","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 54, '{"seq":54,"at":1794807051162,"by":"table","deed":{"kind":"moved","seat":2,"move":"use hut"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 55, '{"seq":55,"at":1794807051172,"by":"table","deed":{"kind":"moved","seat":2,"move":"use field"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 56, '{"seq":56,"at":1794807051181,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 57, '{"seq":57,"at":1794807051192,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card2 wood=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 58, '{"seq":58,"at":1794807051203,"by":"_9Zp1J1k0uef2Is_","command":"af480640-ff52-4e09-8dc4-4764a2e10b34","deed":{"kind":"moved","seat":0,"move":"pick 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 59, '{"seq":59,"at":1794807051212,"by":"_9Zp1J1k0uef2Is_","command":"192ad9c1-8a0e-44fa-9a72-290554118650","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 60, '{"seq":60,"at":1794807051228,"by":"AkPDdAS377ZfiBM0","command":"3bfdd3fb-11bb-42d0-9fab-48c5350a1afd","deed":{"kind":"moved","seat":1,"move":"pick 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 61, '{"seq":61,"at":1794807051240,"by":"AkPDdAS377ZfiBM0","command":"7545bb4c-abcc-492f-84be-c748e1c3f720","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 62, '{"seq":62,"at":1794807051243,"by":"table","deed":{"kind":"moved","seat":2,"move":"pick 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 63, '{"seq":63,"at":1794807051248,"by":"AkPDdAS377ZfiBM0","command":"14483ab7-1d21-43af-8318-3dc4510631ea","deed":{"kind":"moved","seat":1,"move":"place card1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 64, '{"seq":64,"at":1794807051257,"by":"AkPDdAS377ZfiBM0","command":"c8b40adf-816b-4566-92db-5975d97cd35b","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 65, '{"seq":65,"at":1794807051267,"by":"table","deed":{"kind":"moved","seat":2,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 66, '{"seq":66,"at":1794807051276,"by":"_9Zp1J1k0uef2Is_","command":"840dc812-7c10-4b82-8ef2-5238e2630071","deed":{"kind":"moved","seat":0,"move":"place forest 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 67, '{"seq":67,"at":1794807051282,"by":"_9Zp1J1k0uef2Is_","command":"f927efab-331d-4bce-88ce-5c3c565c2b8f","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 68, '{"seq":68,"at":1794807051284,"by":"AkPDdAS377ZfiBM0","command":"7bbb182c-24ab-4077-8e99-ed3e8e261688","deed":{"kind":"moved","seat":1,"move":"place river 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 69, '{"seq":69,"at":1794807051286,"by":"AkPDdAS377ZfiBM0","command":"2075caf4-8976-40d2-9fc0-b830694464b9","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 70, '{"seq":70,"at":1794807051290,"by":"table","deed":{"kind":"moved","seat":2,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 71, '{"seq":71,"at":1794807051292,"by":"_9Zp1J1k0uef2Is_","command":"ce9af21f-1630-4e4d-8b58-94aa852a1e78","deed":{"kind":"moved","seat":0,"move":"place card4 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 72, '{"seq":72,"at":1794807051301,"by":"_9Zp1J1k0uef2Is_","command":"c7084020-5d9e-4679-acb8-1d762301e2a9","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 73, '{"seq":73,"at":1794807051305,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 74, '{"seq":74,"at":1794807051307,"by":"_9Zp1J1k0uef2Is_","command":"72e46a8c-a37f-4ff3-97ce-52a6097e5345","deed":{"kind":"moved","seat":0,"move":"place claypit 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 75, '{"seq":75,"at":1794807051323,"by":"_9Zp1J1k0uef2Is_","command":"cdab89ed-5dde-4868-a779-572a8ce92a15","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 76, '{"seq":76,"at":1794807051337,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 77, '{"seq":77,"at":1794807051340,"by":"_9Zp1J1k0uef2Is_","command":"aa95f33a-a46f-41fc-8803-eefcc01dc342","deed":{"kind":"moved","seat":0,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 78, '{"seq":78,"at":1794807051345,"by":"_9Zp1J1k0uef2Is_","command":"efd33750-87a4-4bb9-a17c-8860ca4136ed","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 79, '{"seq":79,"at":1794807051349,"by":"AkPDdAS377ZfiBM0","command":"2efeb8fe-71a2-4985-bdb8-fde53952df04","deed":{"kind":"moved","seat":1,"move":"leave river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 80, '{"seq":80,"at":1794807051354,"by":"AkPDdAS377ZfiBM0","command":"4ba7e050-26b4-45e7-8a13-4ccf4a17f96b","deed":{"kind":"moved","seat":1,"move":"buy card1 wood=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 81, '{"seq":81,"at":1794807051361,"by":"AkPDdAS377ZfiBM0","command":"3069c2eb-ae8b-40d8-9769-9371b514daf7","deed":{"kind":"moved","seat":1,"move":"pick 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 82, '{"seq":82,"at":1794807051371,"by":"AkPDdAS377ZfiBM0","command":"fc1c86d6-3820-4235-884d-505467a29eee","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 83, '{"seq":83,"at":1794807051376,"by":"table","deed":{"kind":"moved","seat":2,"move":"pick 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 84, '{"seq":84,"at":1794807051384,"by":"_9Zp1J1k0uef2Is_","command":"0492ab1d-4878-418b-81d8-17c3fe4abee3","deed":{"kind":"moved","seat":0,"move":"pick 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 85, '{"seq":85,"at":1794807051393,"by":"_9Zp1J1k0uef2Is_","command":"d8e2d5e5-b317-40a5-a780-ea5b6d8732f3","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 86, '{"seq":86,"at":1794807051400,"by":"table","deed":{"kind":"moved","seat":2,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 87, '{"seq":87,"at":1794807051408,"by":"table","deed":{"kind":"moved","seat":2,"move":"use hut"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 88, '{"seq":88,"at":1794807051417,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 89, '{"seq":89,"at":1794807051423,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 90, '{"seq":90,"at":1794807051429,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card3 wood=3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 91, '{"seq":91,"at":1794807051432,"by":"_9Zp1J1k0uef2Is_","command":"515311ea-32fd-47b4-b4dc-a09ec168c231","deed":{"kind":"moved","seat":0,"move":"leave card2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 92, '{"seq":92,"at":1794807051436,"by":"_9Zp1J1k0uef2Is_","command":"5da46583-d5b8-4888-aa06-25e9d2e5dd89","deed":{"kind":"moved","seat":0,"move":"buy card4 wood=4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 93, '{"seq":93,"at":1794807051439,"by":"AkPDdAS377ZfiBM0","command":"31ceb44f-6c7d-4130-81b9-30ae00f1bdc6","deed":{"kind":"moved","seat":1,"move":"pick 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 94, '{"seq":94,"at":1794807051444,"by":"AkPDdAS377ZfiBM0","command":"c1cfbc51-9b89-4f9c-acf1-6f1cb4273f11","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 95, '{"seq":95,"at":1794807051446,"by":"table","deed":{"kind":"moved","seat":2,"move":"pick 6"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 96, '{"seq":96,"at":1794807051448,"by":"_9Zp1J1k0uef2Is_","command":"cabfcec9-4f18-4146-ad0d-3091780ce59d","deed":{"kind":"moved","seat":0,"move":"pick 6"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 97, '{"seq":97,"at":1794807051452,"by":"_9Zp1J1k0uef2Is_","command":"1b8488b8-bf09-43fe-8374-c92567d1bdee","deed":{"kind":"moved","seat":0,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 98, '{"seq":98,"at":1794807051454,"by":"_9Zp1J1k0uef2Is_","command":"188bb852-284b-43e2-adf6-23e66225111f","deed":{"kind":"moved","seat":0,"move":"leave forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 99, '{"seq":99,"at":1794807051457,"by":"_9Zp1J1k0uef2Is_","command":"52aa5578-9ab1-41e3-a22e-35ed1034b89e","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 100, '{"seq":100,"at":1794807051459,"by":"AkPDdAS377ZfiBM0","command":"9f318bbb-299d-49ce-8874-919d25644689","deed":{"kind":"moved","seat":1,"move":"feed wood=2 stone=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 101, '{"seq":101,"at":1794807051463,"by":"AkPDdAS377ZfiBM0","command":"242c3a84-1854-469b-942e-a53b2266bad8","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 102, '{"seq":102,"at":1794807051471,"by":"table","deed":{"kind":"moved","seat":2,"move":"redeem gold=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 103, '{"seq":103,"at":1794807051474,"by":"table","deed":{"kind":"moved","seat":2,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 104, '{"seq":104,"at":1794807051476,"by":"_9Zp1J1k0uef2Is_","command":"faae7fc0-25a3-4498-b7d2-98df1551e340","deed":{"kind":"moved","seat":0,"move":"feed wood=1 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 105, '{"seq":105,"at":1794807051488,"by":"table","deed":{"kind":"moved","seat":2,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 106, '{"seq":106,"at":1794807051491,"by":"_9Zp1J1k0uef2Is_","command":"1e38b94d-b4c5-4086-a576-cdf98122379f","deed":{"kind":"moved","seat":0,"move":"place quarry 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 107, '{"seq":107,"at":1794807051494,"by":"_9Zp1J1k0uef2Is_","command":"9df36295-6eb9-4ff1-8a13-1b704d83c0f8","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 108, '{"seq":108,"at":1794807051496,"by":"AkPDdAS377ZfiBM0","command":"69a08a6b-a24d-4c5c-a977-3c6833474610","deed":{"kind":"moved","seat":1,"move":"place river 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 109, '{"seq":109,"at":1794807051499,"by":"AkPDdAS377ZfiBM0","command":"f9b58d74-cf9b-4203-a4b2-74baffd775ef","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 110, '{"seq":110,"at":1794807051507,"by":"table","deed":{"kind":"moved","seat":2,"move":"place field 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 111, '{"seq":111,"at":1794807051509,"by":"_9Zp1J1k0uef2Is_","command":"942f0163-052a-4980-9ed5-3a9a193a1fa0","deed":{"kind":"moved","seat":0,"move":"place card1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 112, '{"seq":112,"at":1794807051513,"by":"_9Zp1J1k0uef2Is_","command":"d6f779a3-ba32-4bc0-a497-cfb97d107cb6","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 113, '{"seq":113,"at":1794807051519,"by":"AkPDdAS377ZfiBM0","command":"89821488-4f60-4f6e-b19d-e1d799638d1d","deed":{"kind":"moved","seat":1,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 114, '{"seq":114,"at":1794807051525,"by":"AkPDdAS377ZfiBM0","command":"0cfe5bb3-c640-4607-bedc-63c3f01d97aa","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 115, '{"seq":115,"at":1794807051531,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 116, '{"seq":116,"at":1794807051533,"by":"_9Zp1J1k0uef2Is_","command":"3c8913ac-85b9-4f81-8a91-92d2e483fc59","deed":{"kind":"moved","seat":0,"move":"place forest 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 117, '{"seq":117,"at":1794807051544,"by":"_9Zp1J1k0uef2Is_","command":"889982c8-4dc7-4b54-8bd3-cda8a21572b9","deed":{"kind":"moved","seat":0,"move":"place building2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 118, '{"seq":118,"at":1794807051548,"by":"_9Zp1J1k0uef2Is_","command":"2e3acd10-f06d-46f6-ae85-162ff1e7e0eb","deed":{"kind":"moved","seat":0,"move":"place card3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 119, '{"seq":119,"at":1794807051552,"by":"_9Zp1J1k0uef2Is_","command":"ae1f73a8-90b7-44aa-b2c7-a8a6ab90a1b3","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 120, '{"seq":120,"at":1794807051555,"by":"table","deed":{"kind":"moved","seat":2,"move":"use hut"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 121, '{"seq":121,"at":1794807051562,"by":"table","deed":{"kind":"moved","seat":2,"move":"use field"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 122, '{"seq":122,"at":1794807051584,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 123, '{"seq":123,"at":1794807051589,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 124, '{"seq":124,"at":1794807051599,"by":"_9Zp1J1k0uef2Is_","command":"fe9d5e61-2791-4322-9eaf-8b4aa808c9b2","deed":{"kind":"moved","seat":0,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 125, '{"seq":125,"at":1794807051607,"by":"_9Zp1J1k0uef2Is_","command":"bcb6ef09-9044-4cb5-9d00-910b815a4b2d","deed":{"kind":"moved","seat":0,"move":"buy card3 stone=2 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 126, '{"seq":126,"at":1794807051619,"by":"_9Zp1J1k0uef2Is_","command":"3933260c-4768-4e10-8257-b4229064850a","deed":{"kind":"moved","seat":0,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 127, '{"seq":127,"at":1794807051624,"by":"_9Zp1J1k0uef2Is_","command":"070ea900-6842-439a-9204-415950a1ef6e","deed":{"kind":"moved","seat":0,"move":"tools o2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 128, '{"seq":128,"at":1794807051630,"by":"_9Zp1J1k0uef2Is_","command":"da5d1d07-f05e-49ed-a892-492a5971e377","deed":{"kind":"moved","seat":0,"move":"leave card1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 129, '{"seq":129,"at":1794807051633,"by":"_9Zp1J1k0uef2Is_","command":"9f4b2a7b-e39c-4d02-a88b-e444f64bbd80","deed":{"kind":"moved","seat":0,"move":"leave building2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 130, '{"seq":130,"at":1794807051638,"by":"_9Zp1J1k0uef2Is_","command":"e9f65308-1bb5-4a11-9d3d-15aa13229621","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 131, '{"seq":131,"at":1794807051644,"by":"AkPDdAS377ZfiBM0","command":"74ad91be-061d-4cca-a9d0-5adc8619c3b8","deed":{"kind":"moved","seat":1,"move":"use river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 132, '{"seq":132,"at":1794807051655,"by":"AkPDdAS377ZfiBM0","command":"258dab37-a84a-43cc-9a5b-a2a0c73d071e","deed":{"kind":"moved","seat":1,"move":"tools t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 133, '{"seq":133,"at":1794807051658,"by":"AkPDdAS377ZfiBM0","command":"90b26cd3-c25c-4b18-bc79-4ea36bf13601","deed":{"kind":"moved","seat":1,"move":"leave building1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 134, '{"seq":134,"at":1794807051662,"by":"AkPDdAS377ZfiBM0","command":"11013da8-c61f-45cf-b6e7-94328aa526ed","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 135, '{"seq":135,"at":1794807051672,"by":"table","deed":{"kind":"moved","seat":2,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 136, '{"seq":136,"at":1794807051685,"by":"_9Zp1J1k0uef2Is_","command":"1596aecf-4635-4f43-a4a1-9c892e3f25e5","deed":{"kind":"moved","seat":0,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 137, '{"seq":137,"at":1794807051687,"by":"_9Zp1J1k0uef2Is_","command":"e33155b1-dc38-401b-84b5-6412a0be0d55","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 138, '{"seq":138,"at":1794807051693,"by":"AkPDdAS377ZfiBM0","command":"c3432377-ac28-4b9c-93a9-9a27c5bc5b39","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 139, '{"seq":139,"at":1794807051696,"by":"_9Zp1J1k0uef2Is_","command":"9dc67ba3-8660-49a8-a300-3b5ba453f700","deed":{"kind":"moved","seat":0,"move":"place river 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 140, '{"seq":140,"at":1794807051699,"by":"_9Zp1J1k0uef2Is_","command":"80c62ee5-ec7b-4d64-8e7f-0e9aa9185529","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 141, '{"seq":141,"at":1794807051702,"by":"AkPDdAS377ZfiBM0","command":"10f1be58-7639-4a11-88a2-47ba48195537","deed":{"kind":"moved","seat":1,"move":"place field 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 142, '{"seq":142,"at":1794807051712,"by":"AkPDdAS377ZfiBM0","command":"65242639-f0be-437c-9a6f-bc15bc06f171","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 143, '{"seq":143,"at":1794807051724,"by":"table","deed":{"kind":"moved","seat":2,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 144, '{"seq":144,"at":1794807051735,"by":"AkPDdAS377ZfiBM0","command":"398f35ec-1524-49e0-9777-a9a7b1aace9d","deed":{"kind":"moved","seat":1,"move":"place forest 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 145, '{"seq":145,"at":1794807051745,"by":"AkPDdAS377ZfiBM0","command":"79df9126-1bca-4ae9-8276-edc25b8627ea","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 146, '{"seq":146,"at":1794807051759,"by":"table","deed":{"kind":"moved","seat":2,"move":"place claypit 7"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 147, '{"seq":147,"at":1794807051766,"by":"_9Zp1J1k0uef2Is_","command":"84e0d5c7-d78f-4f01-a85b-540f54095839","deed":{"kind":"moved","seat":0,"move":"leave river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 148, '{"seq":148,"at":1794807051769,"by":"_9Zp1J1k0uef2Is_","command":"32a632f4-2d8c-42c1-aa9c-087cf9adb8ca","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 149, '{"seq":149,"at":1794807051774,"by":"AkPDdAS377ZfiBM0","command":"0c51ac00-141c-4ca9-9a54-be262c3f063a","deed":{"kind":"moved","seat":1,"move":"leave forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 150, '{"seq":150,"at":1794807051786,"by":"AkPDdAS377ZfiBM0","command":"01afd6f6-0fbd-4ba6-80ef-6160dd9d05f5","deed":{"kind":"moved","seat":1,"move":"leave field"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 151, '{"seq":151,"at":1794807051789,"by":"AkPDdAS377ZfiBM0","command":"098d77ee-e15e-4a88-aeb5-636c81a0f39b","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 152, '{"seq":152,"at":1794807051794,"by":"table","deed":{"kind":"moved","seat":2,"move":"use hut"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 153, '{"seq":153,"at":1794807051805,"by":"table","deed":{"kind":"moved","seat":2,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 154, '{"seq":154,"at":1794807051808,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 155, '{"seq":155,"at":1794807051811,"by":"_9Zp1J1k0uef2Is_","command":"66829381-4888-45d7-8cea-25cbed47c769","deed":{"kind":"moved","seat":0,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 156, '{"seq":156,"at":1794807051813,"by":"_9Zp1J1k0uef2Is_","command":"fc233a79-7b9c-4d24-8d22-97f4576894b5","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 157, '{"seq":157,"at":1794807051816,"by":"AkPDdAS377ZfiBM0","command":"c03c2662-38e7-4d90-81e2-4fc7079d88f7","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 158, '{"seq":158,"at":1794807051820,"by":"AkPDdAS377ZfiBM0","command":"8668029d-b6ad-4fb6-87a3-cd6c6ab04df7","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 159, '{"seq":159,"at":1794807051831,"by":"table","deed":{"kind":"moved","seat":2,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 160, '{"seq":160,"at":1794807051840,"by":"AkPDdAS377ZfiBM0","command":"36883944-986a-44a4-8bfe-4da4dfb79d15","deed":{"kind":"moved","seat":1,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 161, '{"seq":161,"at":1794807051848,"by":"AkPDdAS377ZfiBM0","command":"29d8a623-2918-4e31-b968-7f90424e699e","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 162, '{"seq":162,"at":1794807051856,"by":"table","deed":{"kind":"moved","seat":2,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 163, '{"seq":163,"at":1794807051861,"by":"_9Zp1J1k0uef2Is_","command":"7f18d55e-3b4f-4bf0-b3c0-dfdc91a1d956","deed":{"kind":"moved","seat":0,"move":"place hunt 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 164, '{"seq":164,"at":1794807051864,"by":"_9Zp1J1k0uef2Is_","command":"6d62430c-36c2-4d45-a55f-97f22d60e1dc","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 165, '{"seq":165,"at":1794807051872,"by":"AkPDdAS377ZfiBM0","command":"a013975e-6179-4f94-8591-807971cf754b","deed":{"kind":"moved","seat":1,"move":"place card1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 166, '{"seq":166,"at":1794807051876,"by":"AkPDdAS377ZfiBM0","command":"20524d24-9797-445b-826f-4942c53b5730","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 167, '{"seq":167,"at":1794807051887,"by":"table","deed":{"kind":"moved","seat":2,"move":"place quarry 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 168, '{"seq":168,"at":1794807051894,"by":"_9Zp1J1k0uef2Is_","command":"25f23066-84b3-4ac0-a7db-c379f3af34c5","deed":{"kind":"moved","seat":0,"move":"place forest 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 169, '{"seq":169,"at":1794807051901,"by":"_9Zp1J1k0uef2Is_","command":"0370d950-4a21-4cca-b767-183dcc398f22","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 170, '{"seq":170,"at":1794807051908,"by":"AkPDdAS377ZfiBM0","command":"3c8efce1-1a90-4a39-bee0-f36f67d13073","deed":{"kind":"moved","seat":1,"move":"place forest 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 171, '{"seq":171,"at":1794807051911,"by":"AkPDdAS377ZfiBM0","command":"531f3c4a-7362-429f-9d66-6f79bfcba4e0","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 172, '{"seq":172,"at":1794807051917,"by":"table","deed":{"kind":"moved","seat":2,"move":"place river 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 173, '{"seq":173,"at":1794807051921,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 174, '{"seq":174,"at":1794807051927,"by":"AkPDdAS377ZfiBM0","command":"3f950ca1-fa18-4bdc-97ac-17b19073129a","deed":{"kind":"moved","seat":1,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 175, '{"seq":175,"at":1794807051930,"by":"AkPDdAS377ZfiBM0","command":"04066fb1-f5bd-4a98-9bbf-e91f06bea4d7","deed":{"kind":"moved","seat":1,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 176, '{"seq":176,"at":1794807051934,"by":"AkPDdAS377ZfiBM0","command":"3f76c633-582c-454a-a8a3-d3f450dce414","deed":{"kind":"moved","seat":1,"move":"buy card1 stone=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 177, '{"seq":177,"at":1794807051940,"by":"AkPDdAS377ZfiBM0","command":"02020e7f-c148-45d6-99a6-c97750bb56ff","deed":{"kind":"moved","seat":1,"move":"pick 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 178, '{"seq":178,"at":1794807051943,"by":"AkPDdAS377ZfiBM0","command":"725a550f-550d-4a1e-bb29-117f532dd927","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 179, '{"seq":179,"at":1794807051947,"by":"table","deed":{"kind":"moved","seat":2,"move":"pick 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 180, '{"seq":180,"at":1794807051950,"by":"_9Zp1J1k0uef2Is_","command":"f9961ca6-1b06-46e6-9c4c-5b534aa3255e","deed":{"kind":"moved","seat":0,"move":"pick 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 181, '{"seq":181,"at":1794807051953,"by":"_9Zp1J1k0uef2Is_","command":"d51d7cff-842f-4623-b2db-b4bb34fb8a37","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 182, '{"seq":182,"at":1794807051957,"by":"AkPDdAS377ZfiBM0","command":"a724bb25-07ee-4b5e-9c70-488e0fba323a","deed":{"kind":"moved","seat":1,"move":"use hut"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 183, '{"seq":183,"at":1794807051960,"by":"AkPDdAS377ZfiBM0","command":"e0e8b245-ca92-4cc1-9c25-920459126744","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 184, '{"seq":184,"at":1794807051964,"by":"table","deed":{"kind":"moved","seat":2,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 185, '{"seq":185,"at":1794807051966,"by":"table","deed":{"kind":"moved","seat":2,"move":"use river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 186, '{"seq":186,"at":1794807051973,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 187, '{"seq":187,"at":1794807051975,"by":"table","deed":{"kind":"moved","seat":2,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 188, '{"seq":188,"at":1794807051989,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 189, '{"seq":189,"at":1794807051993,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card2 wood=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 190, '{"seq":190,"at":1794807051995,"by":"_9Zp1J1k0uef2Is_","command":"4646b663-da9b-468e-b227-1988f3c90e86","deed":{"kind":"moved","seat":0,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 191, '{"seq":191,"at":1794807052000,"by":"_9Zp1J1k0uef2Is_","command":"3a9ed817-492c-46d0-999c-2c184a9c0359","deed":{"kind":"moved","seat":0,"move":"use hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 192, '{"seq":192,"at":1794807052003,"by":"AkPDdAS377ZfiBM0","command":"ad02f1bb-2be8-4b57-9b45-b98777971097","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 193, '{"seq":193,"at":1794807052005,"by":"AkPDdAS377ZfiBM0","command":"03e80d0e-fd04-425d-b6d5-42ae5f7e309f","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 194, '{"seq":194,"at":1794807052008,"by":"table","deed":{"kind":"moved","seat":2,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 195, '{"seq":195,"at":1794807052010,"by":"_9Zp1J1k0uef2Is_","command":"401b6939-366f-4920-9731-26f517c53faa","deed":{"kind":"moved","seat":0,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 196, '{"seq":196,"at":1794807052016,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 197, '{"seq":197,"at":1794807052023,"by":"_9Zp1J1k0uef2Is_","command":"000f2d53-d482-4e21-8a5f-7e94a6743486","deed":{"kind":"moved","seat":0,"move":"place river 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 198, '{"seq":198,"at":1794807052028,"by":"_9Zp1J1k0uef2Is_","command":"72093d17-1720-454f-adfa-e53429813e01","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 199, '{"seq":199,"at":1794807052032,"by":"AkPDdAS377ZfiBM0","command":"e0fab69a-6e03-4e19-85d8-218f1a5f3b8c","deed":{"kind":"moved","seat":1,"move":"place forest 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 200, '{"seq":200,"at":1794807052034,"by":"AkPDdAS377ZfiBM0","command":"74a0d10e-76c9-457e-b6de-2f72d06e5fc3","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 201, '{"seq":201,"at":1794807052039,"by":"table","deed":{"kind":"moved","seat":2,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 202, '{"seq":202,"at":1794807052042,"by":"_9Zp1J1k0uef2Is_","command":"8272ecc7-4070-43d9-84ec-ef1ed40db249","deed":{"kind":"moved","seat":0,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 203, '{"seq":203,"at":1794807052044,"by":"_9Zp1J1k0uef2Is_","command":"bd145d87-a2b1-44b5-a28d-fa1ec27a29d7","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 204, '{"seq":204,"at":1794807052049,"by":"AkPDdAS377ZfiBM0","command":"031b4def-d741-4de1-a828-54d98733015c","deed":{"kind":"moved","seat":1,"move":"place river 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 205, '{"seq":205,"at":1794807052056,"by":"AkPDdAS377ZfiBM0","command":"80b41e24-30c4-4ac1-80f5-ddffba968ada","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 206, '{"seq":206,"at":1794807052065,"by":"table","deed":{"kind":"moved","seat":2,"move":"place field 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 207, '{"seq":207,"at":1794807052084,"by":"_9Zp1J1k0uef2Is_","command":"390565ec-f24a-407d-8cb7-79dd7de95424","deed":{"kind":"moved","seat":0,"move":"place claypit 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 208, '{"seq":208,"at":1794807052088,"by":"_9Zp1J1k0uef2Is_","command":"87440c50-1905-4e1b-9d3d-8ccf6695a1d1","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 209, '{"seq":209,"at":1794807052092,"by":"table","deed":{"kind":"moved","seat":2,"move":"place claypit 6"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 210, '{"seq":210,"at":1794807052102,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card4 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 211, '{"seq":211,"at":1794807052110,"by":"table","deed":{"kind":"moved","seat":2,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 212, '{"seq":212,"at":1794807052116,"by":"table","deed":{"kind":"moved","seat":2,"move":"use field"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 213, '{"seq":213,"at":1794807052123,"by":"table","deed":{"kind":"moved","seat":2,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 214, '{"seq":214,"at":1794807052127,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 215, '{"seq":215,"at":1794807052142,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card3 wood=1 clay=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 216, '{"seq":216,"at":1794807052152,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card4 wood=4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 217, '{"seq":217,"at":1794807052158,"by":"table","deed":{"kind":"moved","seat":2,"move":"pick 6"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 218, '{"seq":218,"at":1794807052164,"by":"_9Zp1J1k0uef2Is_","command":"fa5da771-57b0-4611-8ee8-37f0ec953aa0","deed":{"kind":"moved","seat":0,"move":"pick 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 219, '{"seq":219,"at":1794807052169,"by":"_9Zp1J1k0uef2Is_","command":"981db179-441e-4a2d-b4ad-e27328267c26","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 220, '{"seq":220,"at":1794807052173,"by":"AkPDdAS377ZfiBM0","command":"22d23c45-b94b-4686-8cfe-b2a70ea08a32","deed":{"kind":"moved","seat":1,"move":"pick 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 221, '{"seq":221,"at":1794807052175,"by":"AkPDdAS377ZfiBM0","command":"c7a16bad-7ac9-4284-9bb2-1d72fc732305","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 222, '{"seq":222,"at":1794807052184,"by":"_9Zp1J1k0uef2Is_","command":"f8891526-cdf2-4835-8717-5dbe4688c2d0","deed":{"kind":"moved","seat":0,"move":"leave river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 223, '{"seq":223,"at":1794807052188,"by":"_9Zp1J1k0uef2Is_","command":"2b154e9f-9958-4d26-93d4-bc70aaa14a6a","deed":{"kind":"moved","seat":0,"move":"leave building1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 224, '{"seq":224,"at":1794807052192,"by":"_9Zp1J1k0uef2Is_","command":"f28a2785-8f0d-4cca-8cd8-8aae4ac0de38","deed":{"kind":"moved","seat":0,"move":"leave claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 225, '{"seq":225,"at":1794807052196,"by":"_9Zp1J1k0uef2Is_","command":"ef9f3070-9a00-48f6-91c8-ee8f2b90142d","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 226, '{"seq":226,"at":1794807052198,"by":"AkPDdAS377ZfiBM0","command":"cbe00117-b9ff-44fb-8213-1ce07957cc7a","deed":{"kind":"moved","seat":1,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 227, '{"seq":227,"at":1794807052201,"by":"AkPDdAS377ZfiBM0","command":"d07d6fc4-e51c-4135-a2b7-e7f9d298865b","deed":{"kind":"moved","seat":1,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 228, '{"seq":228,"at":1794807052204,"by":"AkPDdAS377ZfiBM0","command":"8c51dc35-63ba-4891-a09a-1ffaf8b67fe8","deed":{"kind":"moved","seat":1,"move":"leave river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 229, '{"seq":229,"at":1794807052214,"by":"AkPDdAS377ZfiBM0","command":"43da1513-2c05-4fb1-97a2-f9efecb8c26b","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 230, '{"seq":230,"at":1794807052218,"by":"table","deed":{"kind":"moved","seat":2,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 231, '{"seq":231,"at":1794807052220,"by":"_9Zp1J1k0uef2Is_","command":"c7a7b50a-0bc5-4fcb-aefc-e217d60a4d9d","deed":{"kind":"moved","seat":0,"move":"feed wood=3 clay=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 232, '{"seq":232,"at":1794807052223,"by":"_9Zp1J1k0uef2Is_","command":"c63fe376-030f-441c-a2e5-2beecdc6f901","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 233, '{"seq":233,"at":1794807052233,"by":"AkPDdAS377ZfiBM0","command":"bf18b0b7-d3c4-4e8a-a37b-68bfc07d9fcb","deed":{"kind":"moved","seat":1,"move":"feed wood=3 gold=3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 234, '{"seq":234,"at":1794807052236,"by":"_9Zp1J1k0uef2Is_","command":"59b37c14-985b-4ac8-99a0-090214ed6190","deed":{"kind":"moved","seat":0,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 235, '{"seq":235,"at":1794807052240,"by":"_9Zp1J1k0uef2Is_","command":"1215055e-4a54-423f-a666-357e9e1cf635","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 236, '{"seq":236,"at":1794807052242,"by":"AkPDdAS377ZfiBM0","command":"52df8ea0-d6cc-4b0e-a748-8e6c52887ee1","deed":{"kind":"moved","seat":1,"move":"place hunt 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 237, '{"seq":237,"at":1794807052244,"by":"AkPDdAS377ZfiBM0","command":"41e0bf7d-5932-42c5-8247-61ec3407403d","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 238, '{"seq":238,"at":1794807052248,"by":"table","deed":{"kind":"moved","seat":2,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 239, '{"seq":239,"at":1794807052256,"by":"_9Zp1J1k0uef2Is_","command":"3bda2e65-757d-4b18-8cb9-119b16921ae1","deed":{"kind":"moved","seat":0,"move":"place card3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 240, '{"seq":240,"at":1794807052258,"by":"_9Zp1J1k0uef2Is_","command":"7c8beca6-66af-4fa0-afa2-f475d70ed932","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 241, '{"seq":241,"at":1794807052262,"by":"AkPDdAS377ZfiBM0","command":"8dff85b5-6216-40bc-b61e-be26a4415dec","deed":{"kind":"moved","seat":1,"move":"place forest 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 242, '{"seq":242,"at":1794807052265,"by":"AkPDdAS377ZfiBM0","command":"c34439b0-99fe-48be-9600-18a9cade7c6d","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 243, '{"seq":243,"at":1794807052272,"by":"table","deed":{"kind":"moved","seat":2,"move":"place quarry 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 244, '{"seq":244,"at":1794807052275,"by":"_9Zp1J1k0uef2Is_","command":"ea5413f4-d097-4053-bc71-ecfe1bdebb9e","deed":{"kind":"moved","seat":0,"move":"place hunt 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 245, '{"seq":245,"at":1794807052278,"by":"_9Zp1J1k0uef2Is_","command":"43b00a76-5a75-4c32-93d5-dbd114d742a0","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 246, '{"seq":246,"at":1794807052282,"by":"AkPDdAS377ZfiBM0","command":"a5a41aae-f67b-4240-a101-689edaa8853a","deed":{"kind":"moved","seat":1,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 247, '{"seq":247,"at":1794807052284,"by":"AkPDdAS377ZfiBM0","command":"570902fc-a0af-436f-aafc-ac0a15bc2066","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 248, '{"seq":248,"at":1794807052287,"by":"table","deed":{"kind":"moved","seat":2,"move":"place claypit 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 249, '{"seq":249,"at":1794807052292,"by":"_9Zp1J1k0uef2Is_","command":"e27daa2c-642e-4c79-a4ed-e91ccb5d8757","deed":{"kind":"moved","seat":0,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 250, '{"seq":250,"at":1794807052296,"by":"_9Zp1J1k0uef2Is_","command":"343450f4-5618-4470-8773-b0df6902d084","deed":{"kind":"moved","seat":0,"move":"leave card3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 251, '{"seq":251,"at":1794807052302,"by":"_9Zp1J1k0uef2Is_","command":"cee1e2de-1b65-4810-8e4d-99fc0fbda011","deed":{"kind":"moved","seat":0,"move":"leave hut"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 252, '{"seq":252,"at":1794807052305,"by":"_9Zp1J1k0uef2Is_","command":"fc3c67a1-5738-4296-aabe-5b416e01cd31","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 253, '{"seq":253,"at":1794807052310,"by":"AkPDdAS377ZfiBM0","command":"8213ffa7-d938-436b-867b-2e6cbd9397f8","deed":{"kind":"moved","seat":1,"move":"buy card2 wood=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 254, '{"seq":254,"at":1794807052313,"by":"_9Zp1J1k0uef2Is_","command":"34b75262-db1d-416b-a94e-c01a3ea1913d","deed":{"kind":"moved","seat":0,"move":"pick 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 255, '{"seq":255,"at":1794807052316,"by":"_9Zp1J1k0uef2Is_","command":"7eba5560-e827-4bd4-a5dc-2ce0a2b1c9fa","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 256, '{"seq":256,"at":1794807052318,"by":"AkPDdAS377ZfiBM0","command":"2db12038-a991-4d1b-ad6f-894a250e7159","deed":{"kind":"moved","seat":1,"move":"pick 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 257, '{"seq":257,"at":1794807052320,"by":"AkPDdAS377ZfiBM0","command":"c9a65099-9d6a-49cf-9bdc-fcddf1f5031d","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 258, '{"seq":258,"at":1794807052322,"by":"table","deed":{"kind":"moved","seat":2,"move":"pick 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 259, '{"seq":259,"at":1794807052324,"by":"AkPDdAS377ZfiBM0","command":"1b0d4258-817e-483f-8eec-c7dc17bf5e09","deed":{"kind":"moved","seat":1,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 260, '{"seq":260,"at":1794807052327,"by":"AkPDdAS377ZfiBM0","command":"85d9396e-5252-46ac-b7d4-556904c288ed","deed":{"kind":"moved","seat":1,"move":"leave forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 261, '{"seq":261,"at":1794807052329,"by":"AkPDdAS377ZfiBM0","command":"09171e11-75c8-471b-9c83-21251809ee4f","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 262, '{"seq":262,"at":1794807052331,"by":"table","deed":{"kind":"moved","seat":2,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 263, '{"seq":263,"at":1794807052334,"by":"table","deed":{"kind":"moved","seat":2,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 264, '{"seq":264,"at":1794807052341,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 265, '{"seq":265,"at":1794807052344,"by":"table","deed":{"kind":"moved","seat":2,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 266, '{"seq":266,"at":1794807052348,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 267, '{"seq":267,"at":1794807052353,"by":"_9Zp1J1k0uef2Is_","command":"43598b15-c213-46f6-8971-29bca69c5032","deed":{"kind":"moved","seat":0,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 268, '{"seq":268,"at":1794807052361,"by":"_9Zp1J1k0uef2Is_","command":"46c16a08-b7bd-481a-ae2e-9dd62a900739","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 269, '{"seq":269,"at":1794807052364,"by":"AkPDdAS377ZfiBM0","command":"4a2d3706-d3ff-4e16-8b1b-5d05a9079d1d","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 270, '{"seq":270,"at":1794807052369,"by":"AkPDdAS377ZfiBM0","command":"91c4f8d0-ac49-4e3d-99e9-3f4878656994","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 271, '{"seq":271,"at":1794807052375,"by":"table","deed":{"kind":"moved","seat":2,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 272, '{"seq":272,"at":1794807052381,"by":"AkPDdAS377ZfiBM0","command":"9e631f8a-7b72-454a-8d63-80c422439428","deed":{"kind":"moved","seat":1,"move":"place forest 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 273, '{"seq":273,"at":1794807052391,"by":"AkPDdAS377ZfiBM0","command":"f7fd8877-4816-4460-a30f-a92ae3c83b69","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 274, '{"seq":274,"at":1794807052395,"by":"table","deed":{"kind":"moved","seat":2,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 275, '{"seq":275,"at":1794807052403,"by":"_9Zp1J1k0uef2Is_","command":"a8220a8f-2ce8-466c-b048-b9d0213fd0fa","deed":{"kind":"moved","seat":0,"move":"place quarry 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 276, '{"seq":276,"at":1794807052411,"by":"_9Zp1J1k0uef2Is_","command":"7d058e78-3f81-42d5-9aed-e5ca321f349e","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 277, '{"seq":277,"at":1794807052416,"by":"AkPDdAS377ZfiBM0","command":"a7c7153d-748c-49ae-9a20-adccb4f4e40d","deed":{"kind":"moved","seat":1,"move":"place river 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 278, '{"seq":278,"at":1794807052436,"by":"AkPDdAS377ZfiBM0","command":"67a372b8-4033-4a64-a405-a1df26302457","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 279, '{"seq":279,"at":1794807052451,"by":"table","deed":{"kind":"moved","seat":2,"move":"place field 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 280, '{"seq":280,"at":1794807052454,"by":"_9Zp1J1k0uef2Is_","command":"065c0197-0a33-4e01-8297-76f729b951b3","deed":{"kind":"moved","seat":0,"move":"place forest 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 281, '{"seq":281,"at":1794807052456,"by":"_9Zp1J1k0uef2Is_","command":"56cffe5b-7724-40f7-a879-730fe713e797","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 282, '{"seq":282,"at":1794807052460,"by":"AkPDdAS377ZfiBM0","command":"e3f9cb8c-98fb-4e00-8b87-855ed84f6db3","deed":{"kind":"moved","seat":1,"move":"place quarry 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 283, '{"seq":283,"at":1794807052463,"by":"AkPDdAS377ZfiBM0","command":"3463c14b-2abf-427a-bc5f-686ede7a97fe","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 284, '{"seq":284,"at":1794807052471,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card4 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 285, '{"seq":285,"at":1794807052473,"by":"AkPDdAS377ZfiBM0","command":"8fcddad3-34fe-4289-84d5-bb5e8e7b7479","deed":{"kind":"moved","seat":1,"move":"place hunt 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 286, '{"seq":286,"at":1794807052477,"by":"AkPDdAS377ZfiBM0","command":"11dd33db-99b9-4d2a-b8cf-edc74e96bd56","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 287, '{"seq":287,"at":1794807052481,"by":"table","deed":{"kind":"moved","seat":2,"move":"place claypit 7"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 288, '{"seq":288,"at":1794807052483,"by":"AkPDdAS377ZfiBM0","command":"73b7d47a-0637-45e8-b334-2a8a86c0e395","deed":{"kind":"moved","seat":1,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 289, '{"seq":289,"at":1794807052485,"by":"AkPDdAS377ZfiBM0","command":"5327929f-d4fe-4fbc-8780-1a342a367ab9","deed":{"kind":"moved","seat":1,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 290, '{"seq":290,"at":1794807052487,"by":"AkPDdAS377ZfiBM0","command":"2e7c3afe-9214-4c9d-bdd2-37628b3803eb","deed":{"kind":"moved","seat":1,"move":"tools t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 291, '{"seq":291,"at":1794807052490,"by":"AkPDdAS377ZfiBM0","command":"787cecf7-29ef-4a62-9558-2e32c9660d62","deed":{"kind":"moved","seat":1,"move":"leave river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 292, '{"seq":292,"at":1794807052492,"by":"AkPDdAS377ZfiBM0","command":"88b2e34d-8e4d-4fcd-ae26-b01d895a0de5","deed":{"kind":"moved","seat":1,"move":"leave forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 293, '{"seq":293,"at":1794807052493,"by":"AkPDdAS377ZfiBM0","command":"326b56fe-b5df-46cb-8351-61351a85b3d5","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 294, '{"seq":294,"at":1794807052496,"by":"table","deed":{"kind":"moved","seat":2,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 295, '{"seq":295,"at":1794807052499,"by":"table","deed":{"kind":"moved","seat":2,"move":"use field"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 296, '{"seq":296,"at":1794807052504,"by":"table","deed":{"kind":"moved","seat":2,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 297, '{"seq":297,"at":1794807052508,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 298, '{"seq":298,"at":1794807052515,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card4 clay=1 stone=3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 299, '{"seq":299,"at":1794807052520,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 300, '{"seq":300,"at":1794807052523,"by":"_9Zp1J1k0uef2Is_","command":"a3c9b67e-cc6f-43ae-843a-556aca111697","deed":{"kind":"moved","seat":0,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 301, '{"seq":301,"at":1794807052526,"by":"_9Zp1J1k0uef2Is_","command":"073e235b-51e9-4ad4-a38b-6e222e444665","deed":{"kind":"moved","seat":0,"move":"tools t1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 302, '{"seq":302,"at":1794807052528,"by":"_9Zp1J1k0uef2Is_","command":"c542a9fd-61d2-4eca-979b-2f2e649a0127","deed":{"kind":"moved","seat":0,"move":"leave quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 303, '{"seq":303,"at":1794807052530,"by":"_9Zp1J1k0uef2Is_","command":"d8a3cebc-711f-4395-9d0b-9651e6ca3323","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 304, '{"seq":304,"at":1794807052534,"by":"AkPDdAS377ZfiBM0","command":"ad234d84-5398-407a-843d-77e4b7b06878","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 305, '{"seq":305,"at":1794807052536,"by":"AkPDdAS377ZfiBM0","command":"1e1c7d34-684d-4434-a6fa-36fe163676e4","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 306, '{"seq":306,"at":1794807052539,"by":"table","deed":{"kind":"moved","seat":2,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 307, '{"seq":307,"at":1794807052541,"by":"_9Zp1J1k0uef2Is_","command":"7465a393-9851-4087-9ac8-31df20fc6d75","deed":{"kind":"moved","seat":0,"move":"feed wood=4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 308, '{"seq":308,"at":1794807052544,"by":"table","deed":{"kind":"moved","seat":2,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 309, '{"seq":309,"at":1794807052546,"by":"_9Zp1J1k0uef2Is_","command":"cda7d8d0-a4c1-4989-88c2-071669fa8ac4","deed":{"kind":"moved","seat":0,"move":"place quarry 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 310, '{"seq":310,"at":1794807052549,"by":"_9Zp1J1k0uef2Is_","command":"876bb91f-955a-4b21-a68e-e2c50ba91fd6","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 311, '{"seq":311,"at":1794807052551,"by":"AkPDdAS377ZfiBM0","command":"ca574416-7bae-4dd3-acf0-3a8c9f7bff8d","deed":{"kind":"moved","seat":1,"move":"place hunt 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 312, '{"seq":312,"at":1794807052560,"by":"AkPDdAS377ZfiBM0","command":"104669b0-3696-4368-b81d-b1872b484c62","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 313, '{"seq":313,"at":1794807052564,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 314, '{"seq":314,"at":1794807052566,"by":"_9Zp1J1k0uef2Is_","command":"5f20f9ef-d4d9-4c8e-8cce-a5db637b8923","deed":{"kind":"moved","seat":0,"move":"place forest 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 315, '{"seq":315,"at":1794807052571,"by":"_9Zp1J1k0uef2Is_","command":"b5341ba2-53bc-4643-bd90-049a5844fe33","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 316, '{"seq":316,"at":1794807052576,"by":"AkPDdAS377ZfiBM0","command":"a54be24b-3170-4731-afe3-1535967cc5f5","deed":{"kind":"moved","seat":1,"move":"place river 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 317, '{"seq":317,"at":1794807052578,"by":"AkPDdAS377ZfiBM0","command":"54e50d32-6fb4-463f-ab79-7ac41311f434","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 318, '{"seq":318,"at":1794807052581,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 319, '{"seq":319,"at":1794807052583,"by":"_9Zp1J1k0uef2Is_","command":"57b2f179-a763-4784-a6ec-51fad3418a53","deed":{"kind":"moved","seat":0,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 320, '{"seq":320,"at":1794807052587,"by":"_9Zp1J1k0uef2Is_","command":"8fe1b1ac-5a2b-4311-96c6-cf951d6edd21","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 321, '{"seq":321,"at":1794807052590,"by":"table","deed":{"kind":"moved","seat":2,"move":"place field 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 322, '{"seq":322,"at":1794807052593,"by":"_9Zp1J1k0uef2Is_","command":"5ab64b03-5bcf-4201-a4a0-8bd33d37d917","deed":{"kind":"moved","seat":0,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 323, '{"seq":323,"at":1794807052594,"by":"_9Zp1J1k0uef2Is_","command":"95dbc868-ea34-4e41-acfc-7e0a163226bc","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 324, '{"seq":324,"at":1794807052597,"by":"table","deed":{"kind":"moved","seat":2,"move":"place quarry 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 325, '{"seq":325,"at":1794807052599,"by":"table","deed":{"kind":"moved","seat":2,"move":"place hunt 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 326, '{"seq":326,"at":1794807052604,"by":"table","deed":{"kind":"moved","seat":2,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 327, '{"seq":327,"at":1794807052609,"by":"table","deed":{"kind":"moved","seat":2,"move":"use field"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 328, '{"seq":328,"at":1794807052614,"by":"table","deed":{"kind":"moved","seat":2,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 329, '{"seq":329,"at":1794807052617,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 330, '{"seq":330,"at":1794807052619,"by":"table","deed":{"kind":"moved","seat":2,"move":"use hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 331, '{"seq":331,"at":1794807052622,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t2 t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 332, '{"seq":332,"at":1794807052624,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building3 wood=1 clay=1 stone=2 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 333, '{"seq":333,"at":1794807052632,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card1 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 334, '{"seq":334,"at":1794807052640,"by":"_9Zp1J1k0uef2Is_","command":"434bab12-8dd4-451d-9d6f-42036c1ec4f3","deed":{"kind":"moved","seat":0,"move":"leave building1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 335, '{"seq":335,"at":1794807052646,"by":"_9Zp1J1k0uef2Is_","command":"04a886b8-4763-4e4b-ba4a-adeb17142dd7","deed":{"kind":"moved","seat":0,"move":"buy card2 wood=1 clay=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 336, '{"seq":336,"at":1794807052650,"by":"table","deed":{"kind":"moved","seat":2,"move":"pick 6"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 337, '{"seq":337,"at":1794807052654,"by":"_9Zp1J1k0uef2Is_","command":"abfb0f75-44fc-40ad-bb49-abe65e8289fb","deed":{"kind":"moved","seat":0,"move":"pick 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 338, '{"seq":338,"at":1794807052659,"by":"_9Zp1J1k0uef2Is_","command":"456deea2-0141-4772-9f0e-101065d0b4bd","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 339, '{"seq":339,"at":1794807052664,"by":"AkPDdAS377ZfiBM0","command":"a1a6f36b-1936-4027-84b3-c2e7f60c102c","deed":{"kind":"moved","seat":1,"move":"pick 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 340, '{"seq":340,"at":1794807052666,"by":"AkPDdAS377ZfiBM0","command":"7b63c4b6-4df7-4520-a647-b8898c70ff0a","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 341, '{"seq":341,"at":1794807052668,"by":"_9Zp1J1k0uef2Is_","command":"54dcc9a0-7112-49e0-8c33-689450ba85ed","deed":{"kind":"moved","seat":0,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 342, '{"seq":342,"at":1794807052671,"by":"_9Zp1J1k0uef2Is_","command":"0b3b781c-1d48-4951-9015-65f21c6e1de1","deed":{"kind":"moved","seat":0,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 343, '{"seq":343,"at":1794807052675,"by":"_9Zp1J1k0uef2Is_","command":"ddd8027d-1e75-447d-b83e-9be8b2f8c07b","deed":{"kind":"moved","seat":0,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 344, '{"seq":344,"at":1794807052677,"by":"_9Zp1J1k0uef2Is_","command":"e6364e56-5eaf-4c21-b743-e8d5521a7d95","deed":{"kind":"moved","seat":0,"move":"tools t1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 345, '{"seq":345,"at":1794807052679,"by":"_9Zp1J1k0uef2Is_","command":"70224b64-04a6-4ac2-b2c5-884c3316fcda","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 346, '{"seq":346,"at":1794807052684,"by":"AkPDdAS377ZfiBM0","command":"4b22e8ea-d46e-4fe3-ad35-e6cf24c7ba45","deed":{"kind":"moved","seat":1,"move":"leave river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 347, '{"seq":347,"at":1794807052686,"by":"AkPDdAS377ZfiBM0","command":"3ecdca7c-50b1-4dcc-9ba5-dd60e7856a0d","deed":{"kind":"moved","seat":1,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 348, '{"seq":348,"at":1794807052688,"by":"AkPDdAS377ZfiBM0","command":"34679a52-1e5f-45b4-9ad1-f2577a502f6e","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 349, '{"seq":349,"at":1794807052690,"by":"_9Zp1J1k0uef2Is_","command":"e07189ec-403c-40cd-9db8-8382364e3f9c","deed":{"kind":"moved","seat":0,"move":"feed wood=1 clay=1 stone=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 350, '{"seq":350,"at":1794807052696,"by":"_9Zp1J1k0uef2Is_","command":"5a8af57d-bcc5-4eea-a65d-e464285f0ebf","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 351, '{"seq":351,"at":1794807052698,"by":"AkPDdAS377ZfiBM0","command":"ad386c10-1507-49a7-bd4d-382ee1e66f0b","deed":{"kind":"moved","seat":1,"move":"feed wood=2 stone=4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 352, '{"seq":352,"at":1794807052701,"by":"_9Zp1J1k0uef2Is_","command":"7d4bcf72-ed37-432a-8c94-51b12d5ec6a9","deed":{"kind":"moved","seat":0,"move":"place quarry 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 353, '{"seq":353,"at":1794807052704,"by":"_9Zp1J1k0uef2Is_","command":"6f706f72-300c-4c72-8d34-0d76ae8a76a2","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 354, '{"seq":354,"at":1794807052705,"by":"AkPDdAS377ZfiBM0","command":"a2bccb0a-0408-4af7-a911-49bcd34db38b","deed":{"kind":"moved","seat":1,"move":"place claypit 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 355, '{"seq":355,"at":1794807052708,"by":"AkPDdAS377ZfiBM0","command":"f7fb028c-4747-4dfb-8cc0-3cef630fd6f2","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 356, '{"seq":356,"at":1794807052714,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 357, '{"seq":357,"at":1794807052715,"by":"_9Zp1J1k0uef2Is_","command":"10229627-d95e-413f-b8a5-fdcaaed01511","deed":{"kind":"moved","seat":0,"move":"place hunt 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 358, '{"seq":358,"at":1794807052720,"by":"_9Zp1J1k0uef2Is_","command":"e3fee209-e761-4415-92fb-9006504d2b1f","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 359, '{"seq":359,"at":1794807052736,"by":"AkPDdAS377ZfiBM0","command":"1077a44e-c984-447f-a473-6fff6fb164bd","deed":{"kind":"moved","seat":1,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 360, '{"seq":360,"at":1794807052741,"by":"AkPDdAS377ZfiBM0","command":"74cc016e-8090-4e58-91c2-46a58f29461b","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 361, '{"seq":361,"at":1794807052751,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 362, '{"seq":362,"at":1794807052755,"by":"AkPDdAS377ZfiBM0","command":"60f88c8d-b6a3-4bf6-979d-1775992bdfd9","deed":{"kind":"moved","seat":1,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 363, '{"seq":363,"at":1794807052764,"by":"AkPDdAS377ZfiBM0","command":"bef7d828-a7ef-4c90-af42-0e404978ccb4","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 364, '{"seq":364,"at":1794807052775,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 365, '{"seq":365,"at":1794807052777,"by":"AkPDdAS377ZfiBM0","command":"b266af4b-254a-45a6-b327-e76be2709cb6","deed":{"kind":"moved","seat":1,"move":"place hunt 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 366, '{"seq":366,"at":1794807052780,"by":"AkPDdAS377ZfiBM0","command":"c199b9b3-4d1c-42e7-9f95-cf726ed13e2c","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 367, '{"seq":367,"at":1794807052788,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 7"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 368, '{"seq":368,"at":1794807052790,"by":"_9Zp1J1k0uef2Is_","command":"a8ec7c1f-6204-4e13-adae-a8dd1ba5dc8f","deed":{"kind":"moved","seat":0,"move":"use hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 369, '{"seq":369,"at":1794807052795,"by":"_9Zp1J1k0uef2Is_","command":"eb41efc3-e995-492f-88d1-ef6cab879b54","deed":{"kind":"moved","seat":0,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 370, '{"seq":370,"at":1794807052800,"by":"_9Zp1J1k0uef2Is_","command":"ad9a768e-6122-453a-9a55-f557a8d8f004","deed":{"kind":"moved","seat":0,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 371, '{"seq":371,"at":1794807052802,"by":"_9Zp1J1k0uef2Is_","command":"264c5c8f-0ae5-4c34-a7d1-e8455c995262","deed":{"kind":"moved","seat":0,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 372, '{"seq":372,"at":1794807052808,"by":"_9Zp1J1k0uef2Is_","command":"ebd0c165-60da-4aaa-9486-0c920326bee7","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 373, '{"seq":373,"at":1794807052812,"by":"AkPDdAS377ZfiBM0","command":"5c28ad4d-f014-4510-9393-4f1920eb2c3c","deed":{"kind":"moved","seat":1,"move":"use hut"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 374, '{"seq":374,"at":1794807052814,"by":"AkPDdAS377ZfiBM0","command":"d798e5e4-c65d-4447-bf96-7c9d1e9045c6","deed":{"kind":"moved","seat":1,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 375, '{"seq":375,"at":1794807052819,"by":"AkPDdAS377ZfiBM0","command":"ba8b22d8-6d87-4ff6-9572-e410f1ed77ca","deed":{"kind":"moved","seat":1,"move":"leave toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 376, '{"seq":376,"at":1794807052822,"by":"AkPDdAS377ZfiBM0","command":"c962ced0-5584-4958-9caa-e4e7a6e1135e","deed":{"kind":"moved","seat":1,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 377, '{"seq":377,"at":1794807052824,"by":"AkPDdAS377ZfiBM0","command":"250dada2-4ee9-4342-b224-e241570a370b","deed":{"kind":"moved","seat":1,"move":"tools t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 378, '{"seq":378,"at":1794807052826,"by":"AkPDdAS377ZfiBM0","command":"0df574f9-68b7-4327-85f9-db00805c83c9","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 379, '{"seq":379,"at":1794807052828,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 380, '{"seq":380,"at":1794807052833,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 t2 t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 381, '{"seq":381,"at":1794807052843,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building3 clay=1 stone=3 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 382, '{"seq":382,"at":1794807052854,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card3 clay=2 stone=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 383, '{"seq":383,"at":1794807052859,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card2 wood=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 384, '{"seq":384,"at":1794807052861,"by":"_9Zp1J1k0uef2Is_","command":"5a36d6af-2763-46a7-bfb2-941f0d844235","deed":{"kind":"moved","seat":0,"move":"feed stone=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 385, '{"seq":385,"at":1794807052864,"by":"_9Zp1J1k0uef2Is_","command":"3f98fd01-b56b-4794-88b3-b69267b8bd5a","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 386, '{"seq":386,"at":1794807052866,"by":"AkPDdAS377ZfiBM0","command":"b5a5a86b-a552-4b52-8654-816d6990489c","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 387, '{"seq":387,"at":1794807052868,"by":"AkPDdAS377ZfiBM0","command":"56be7533-2dc0-4747-96fb-9838a0624c5c","deed":{"kind":"moved","seat":1,"move":"place forest 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 388, '{"seq":388,"at":1794807052870,"by":"AkPDdAS377ZfiBM0","command":"afa87d37-4142-45da-af30-dab236535a07","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 389, '{"seq":389,"at":1794807052875,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 390, '{"seq":390,"at":1794807052880,"by":"_9Zp1J1k0uef2Is_","command":"e546ed49-0576-432c-8f74-a68526f26f0e","deed":{"kind":"moved","seat":0,"move":"place quarry 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 391, '{"seq":391,"at":1794807052885,"by":"_9Zp1J1k0uef2Is_","command":"7feb830b-a163-41d0-b040-da24d3aee9a6","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 392, '{"seq":392,"at":1794807052892,"by":"AkPDdAS377ZfiBM0","command":"42e969a9-452d-4c99-885e-6111e67dce59","deed":{"kind":"moved","seat":1,"move":"place quarry 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 393, '{"seq":393,"at":1794807052894,"by":"AkPDdAS377ZfiBM0","command":"9d2da11f-6166-4c97-87cd-8c145e588c4f","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 394, '{"seq":394,"at":1794807052898,"by":"table","deed":{"kind":"moved","seat":2,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 395, '{"seq":395,"at":1794807052900,"by":"_9Zp1J1k0uef2Is_","command":"db67669d-dd7b-473f-8e53-080091033f58","deed":{"kind":"moved","seat":0,"move":"place building2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 396, '{"seq":396,"at":1794807052902,"by":"_9Zp1J1k0uef2Is_","command":"1a4f63e9-398d-4bf9-a410-1c32a9f5943b","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 397, '{"seq":397,"at":1794807052906,"by":"AkPDdAS377ZfiBM0","command":"5ff0783b-df5c-49fe-b7fa-aa2c64cc157c","deed":{"kind":"moved","seat":1,"move":"place river 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 398, '{"seq":398,"at":1794807052908,"by":"AkPDdAS377ZfiBM0","command":"4347f7d0-3f8f-403b-bbca-a5ac33d0024e","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 399, '{"seq":399,"at":1794807052915,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 400, '{"seq":400,"at":1794807052917,"by":"_9Zp1J1k0uef2Is_","command":"addaf8bf-a2a7-41e1-b68b-0fc1838e52d1","deed":{"kind":"moved","seat":0,"move":"place forest 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 401, '{"seq":401,"at":1794807052924,"by":"_9Zp1J1k0uef2Is_","command":"c94a6c93-8c1d-417d-a8d5-cbd295a4b7c8","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 402, '{"seq":402,"at":1794807052929,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 403, '{"seq":403,"at":1794807052933,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 404, '{"seq":404,"at":1794807052936,"by":"table","deed":{"kind":"moved","seat":2,"move":"place claypit 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 405, '{"seq":405,"at":1794807052940,"by":"table","deed":{"kind":"moved","seat":2,"move":"place field 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 406, '{"seq":406,"at":1794807052944,"by":"AkPDdAS377ZfiBM0","command":"10e84bec-fb56-4f63-8e9a-dd7570a2510b","deed":{"kind":"moved","seat":1,"move":"leave river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 407, '{"seq":407,"at":1794807052950,"by":"AkPDdAS377ZfiBM0","command":"9fd6666c-d4c0-47ca-aecd-a496f6bc9552","deed":{"kind":"moved","seat":1,"move":"leave quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 408, '{"seq":408,"at":1794807052952,"by":"AkPDdAS377ZfiBM0","command":"1d160480-32d7-451e-b96f-8b3f5b909f67","deed":{"kind":"moved","seat":1,"move":"leave forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 409, '{"seq":409,"at":1794807052955,"by":"AkPDdAS377ZfiBM0","command":"21a72747-e4fa-40f9-a8d4-6c3c17decaff","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 410, '{"seq":410,"at":1794807052957,"by":"table","deed":{"kind":"moved","seat":2,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 411, '{"seq":411,"at":1794807052967,"by":"table","deed":{"kind":"moved","seat":2,"move":"use field"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 412, '{"seq":412,"at":1794807052972,"by":"table","deed":{"kind":"moved","seat":2,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 413, '{"seq":413,"at":1794807052979,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 414, '{"seq":414,"at":1794807052983,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card3 clay=1 stone=1 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 415, '{"seq":415,"at":1794807052992,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building1 wood=1 clay=1 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 416, '{"seq":416,"at":1794807052998,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building3 wood=1 clay=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 417, '{"seq":417,"at":1794807053009,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card2 wood=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 418, '{"seq":418,"at":1794807053015,"by":"_9Zp1J1k0uef2Is_","command":"4631848f-677a-4f00-83f8-78a1a17cbfba","deed":{"kind":"moved","seat":0,"move":"leave building2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 419, '{"seq":419,"at":1794807053018,"by":"_9Zp1J1k0uef2Is_","command":"dac9c0a6-1504-449f-bf49-6f1ea9a23518","deed":{"kind":"moved","seat":0,"move":"leave quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 420, '{"seq":420,"at":1794807053026,"by":"_9Zp1J1k0uef2Is_","command":"22367119-e000-4a7c-b047-32b7285adac3","deed":{"kind":"moved","seat":0,"move":"leave forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 421, '{"seq":421,"at":1794807053031,"by":"_9Zp1J1k0uef2Is_","command":"47b5c983-21ee-4ba8-a2b3-56b75010ebc3","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 422, '{"seq":422,"at":1794807053036,"by":"AkPDdAS377ZfiBM0","command":"d2343303-462d-48e3-802c-75978f1a2a53","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 423, '{"seq":423,"at":1794807053040,"by":"AkPDdAS377ZfiBM0","command":"1939b42e-188c-4eda-9124-9f83109faef8","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 424, '{"seq":424,"at":1794807053042,"by":"_9Zp1J1k0uef2Is_","command":"2656bc4c-e6a5-4c80-a678-3788a130ac3c","deed":{"kind":"moved","seat":0,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 425, '{"seq":425,"at":1794807053051,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 426, '{"seq":426,"at":1794807053053,"by":"_9Zp1J1k0uef2Is_","command":"dce3d8d5-5527-4c8d-909d-7cb083bfda4a","deed":{"kind":"moved","seat":0,"move":"place claypit 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 427, '{"seq":427,"at":1794807053055,"by":"_9Zp1J1k0uef2Is_","command":"f76ebe21-8876-448b-8df8-9bf8ba4d2114","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 428, '{"seq":428,"at":1794807053057,"by":"AkPDdAS377ZfiBM0","command":"92fee640-8f95-48fc-b606-c2e2f2710974","deed":{"kind":"moved","seat":1,"move":"place claypit 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 429, '{"seq":429,"at":1794807053063,"by":"AkPDdAS377ZfiBM0","command":"4dc279dc-6425-446c-9b6b-c1879095cbc2","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 430, '{"seq":430,"at":1794807053067,"by":"table","deed":{"kind":"moved","seat":2,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 431, '{"seq":431,"at":1794807053071,"by":"_9Zp1J1k0uef2Is_","command":"608c13ab-92d6-4852-b7f4-808e82ea4775","deed":{"kind":"moved","seat":0,"move":"place building2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 432, '{"seq":432,"at":1794807053079,"by":"_9Zp1J1k0uef2Is_","command":"2572f751-5d20-4f4e-8ba8-5d9fe3dd8728","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 433, '{"seq":433,"at":1794807053081,"by":"AkPDdAS377ZfiBM0","command":"5ba8b490-eca4-4bbf-9aa7-14aa27047f0b","deed":{"kind":"moved","seat":1,"move":"place field 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 434, '{"seq":434,"at":1794807053088,"by":"AkPDdAS377ZfiBM0","command":"54dba714-8346-473e-96e0-28a8270da05b","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 435, '{"seq":435,"at":1794807053095,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 7"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 436, '{"seq":436,"at":1794807053098,"by":"_9Zp1J1k0uef2Is_","command":"fffcbe19-b261-4386-b33c-9d1973e37879","deed":{"kind":"moved","seat":0,"move":"place quarry 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 437, '{"seq":437,"at":1794807053101,"by":"_9Zp1J1k0uef2Is_","command":"e74d70f3-6e48-4874-93ed-edcbb78b0682","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 438, '{"seq":438,"at":1794807053108,"by":"AkPDdAS377ZfiBM0","command":"e20f97a5-8fa3-46a0-a02b-ca5dd7aa3018","deed":{"kind":"moved","seat":1,"move":"place hunt 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 439, '{"seq":439,"at":1794807053111,"by":"AkPDdAS377ZfiBM0","command":"22d3bd8d-8449-47de-a9c4-ad7ebfc67fe8","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 440, '{"seq":440,"at":1794807053114,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 441, '{"seq":441,"at":1794807053119,"by":"_9Zp1J1k0uef2Is_","command":"a0da577b-a854-449c-934f-709dc66d37d0","deed":{"kind":"moved","seat":0,"move":"place card3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 442, '{"seq":442,"at":1794807053124,"by":"_9Zp1J1k0uef2Is_","command":"a46c8598-be29-420a-a880-8b63bd3143f9","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 443, '{"seq":443,"at":1794807053131,"by":"table","deed":{"kind":"moved","seat":2,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 444, '{"seq":444,"at":1794807053135,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 445, '{"seq":445,"at":1794807053139,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 t2 t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 446, '{"seq":446,"at":1794807053144,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building1 clay=2 stone=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 447, '{"seq":447,"at":1794807053146,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card2 wood=1 stone=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 448, '{"seq":448,"at":1794807053151,"by":"table","deed":{"kind":"moved","seat":2,"move":"pick 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 449, '{"seq":449,"at":1794807053154,"by":"_9Zp1J1k0uef2Is_","command":"04e87fc0-c3fa-4170-8115-2f9a3941d477","deed":{"kind":"moved","seat":0,"move":"pick 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 450, '{"seq":450,"at":1794807053156,"by":"_9Zp1J1k0uef2Is_","command":"31b80983-1456-45db-aede-2efc39188814","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 451, '{"seq":451,"at":1794807053158,"by":"AkPDdAS377ZfiBM0","command":"a1faf49d-c8b9-4fe4-a458-d60872c9b032","deed":{"kind":"moved","seat":1,"move":"pick 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 452, '{"seq":452,"at":1794807053167,"by":"AkPDdAS377ZfiBM0","command":"f008b5e4-fc71-41aa-899d-79d19a8c6248","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 453, '{"seq":453,"at":1794807053171,"by":"_9Zp1J1k0uef2Is_","command":"c36e058b-e4bd-404b-ac69-7dff6bb32aba","deed":{"kind":"moved","seat":0,"move":"leave building2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 454, '{"seq":454,"at":1794807053174,"by":"_9Zp1J1k0uef2Is_","command":"be9b6d09-897c-433c-b4be-eeada96657d2","deed":{"kind":"moved","seat":0,"move":"leave card3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 455, '{"seq":455,"at":1794807053176,"by":"_9Zp1J1k0uef2Is_","command":"3b6c1e07-8b62-46bc-a27e-78de6126049c","deed":{"kind":"moved","seat":0,"move":"leave quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 456, '{"seq":456,"at":1794807053178,"by":"_9Zp1J1k0uef2Is_","command":"c552d54a-e9b1-4ce8-a4cc-ff4d15553688","deed":{"kind":"moved","seat":0,"move":"leave claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 457, '{"seq":457,"at":1794807053181,"by":"_9Zp1J1k0uef2Is_","command":"1b704160-2cf6-4fed-b269-1ff310033912","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 458, '{"seq":458,"at":1794807053185,"by":"AkPDdAS377ZfiBM0","command":"09cfffbb-7a05-4681-93d0-a722af817fb8","deed":{"kind":"moved","seat":1,"move":"leave field"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 459, '{"seq":459,"at":1794807053187,"by":"AkPDdAS377ZfiBM0","command":"4037110f-7df1-44a2-ae09-c50a99b6b1bc","deed":{"kind":"moved","seat":1,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 460, '{"seq":460,"at":1794807053197,"by":"AkPDdAS377ZfiBM0","command":"f9f35931-50a9-4604-8d31-4e34548f337f","deed":{"kind":"moved","seat":1,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 461, '{"seq":461,"at":1794807053200,"by":"AkPDdAS377ZfiBM0","command":"289409e2-cce5-47f4-b261-d2e5aec52615","deed":{"kind":"moved","seat":1,"move":"use hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 462, '{"seq":462,"at":1794807053208,"by":"AkPDdAS377ZfiBM0","command":"c2f43f75-2af2-44a5-b53c-b6f79212ca66","deed":{"kind":"moved","seat":1,"move":"tools t1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 463, '{"seq":463,"at":1794807053212,"by":"AkPDdAS377ZfiBM0","command":"374f9d55-afa3-4b7d-b207-ec64654ccce7","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 464, '{"seq":464,"at":1794807053214,"by":"_9Zp1J1k0uef2Is_","command":"220ae464-2c74-4e7c-b825-972e97752c2f","deed":{"kind":"moved","seat":0,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 465, '{"seq":465,"at":1794807053219,"by":"_9Zp1J1k0uef2Is_","command":"c7d34677-b4b7-401d-a8e7-6f9a3aa41adc","deed":{"kind":"moved","seat":0,"move":"place claypit 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 466, '{"seq":466,"at":1794807053221,"by":"_9Zp1J1k0uef2Is_","command":"a0fb1e70-eeab-4d75-b1c3-4ce3a536f709","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 467, '{"seq":467,"at":1794807053223,"by":"AkPDdAS377ZfiBM0","command":"6c2d2d60-9992-4bae-a09c-99d6396e25a4","deed":{"kind":"moved","seat":1,"move":"place quarry 7"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 468, '{"seq":468,"at":1794807053226,"by":"AkPDdAS377ZfiBM0","command":"1df4ab16-7d93-4a52-9da8-2d4510fa8424","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 469, '{"seq":469,"at":1794807053229,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 470, '{"seq":470,"at":1794807053235,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 471, '{"seq":471,"at":1794807053238,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 7"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 472, '{"seq":472,"at":1794807053250,"by":"table","deed":{"kind":"moved","seat":2,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 473, '{"seq":473,"at":1794807053253,"by":"_9Zp1J1k0uef2Is_","command":"ce8f9d97-5518-4e8b-a22c-ae278c73b7bb","deed":{"kind":"moved","seat":0,"move":"leave claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 474, '{"seq":474,"at":1794807053260,"by":"_9Zp1J1k0uef2Is_","command":"600c91b0-fefd-4f9e-b03b-8c91cc48256b","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 475, '{"seq":475,"at":1794807053263,"by":"AkPDdAS377ZfiBM0","command":"65ddb691-5a3f-4ba4-b23b-91a7af570f17","deed":{"kind":"moved","seat":1,"move":"leave quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 476, '{"seq":476,"at":1794807053270,"by":"AkPDdAS377ZfiBM0","command":"57464ea8-3221-4521-92f8-359a068c0d15","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 477, '{"seq":477,"at":1794807053278,"by":"table","deed":{"kind":"moved","seat":2,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 478, '{"seq":478,"at":1794807053282,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 479, '{"seq":479,"at":1794807053284,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 t2 t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 480, '{"seq":480,"at":1794807053291,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building2 wood=2 clay=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 481, '{"seq":481,"at":1794807053293,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building1 wood=1 stone=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 482, '{"seq":482,"at":1794807053296,"by":"_9Zp1J1k0uef2Is_","command":"39adbd1c-f4a0-41b2-88e0-89cddaaca5b0","deed":{"kind":"moved","seat":0,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 483, '{"seq":483,"at":1794807053300,"by":"_9Zp1J1k0uef2Is_","command":"390676ad-b56f-43eb-a37b-090810b9341c","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 484, '{"seq":484,"at":1794807053305,"by":"AkPDdAS377ZfiBM0","command":"14ac683f-23e6-443f-a6f4-33969446c27b","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 485, '{"seq":485,"at":1794807053308,"by":"AkPDdAS377ZfiBM0","command":"ce3ae997-f5ff-401e-a1a9-2c07f597ab76","deed":{"kind":"moved","seat":1,"move":"place claypit 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 486, '{"seq":486,"at":1794807053310,"by":"AkPDdAS377ZfiBM0","command":"3600500f-5737-47a6-a284-671af278f843","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 487, '{"seq":487,"at":1794807053317,"by":"table","deed":{"kind":"moved","seat":2,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 488, '{"seq":488,"at":1794807053324,"by":"_9Zp1J1k0uef2Is_","command":"1ea9af90-d1eb-48ea-8fe3-eeef04711288","deed":{"kind":"moved","seat":0,"move":"place field 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 489, '{"seq":489,"at":1794807053327,"by":"_9Zp1J1k0uef2Is_","command":"89ff1346-8657-49a7-9438-cbe4606ea581","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 490, '{"seq":490,"at":1794807053330,"by":"AkPDdAS377ZfiBM0","command":"2282f857-afcb-48b0-923d-4f38ef23353a","deed":{"kind":"moved","seat":1,"move":"place river 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 491, '{"seq":491,"at":1794807053332,"by":"AkPDdAS377ZfiBM0","command":"5c49bffd-fc44-48bd-a876-6fb2b6dcc725","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 492, '{"seq":492,"at":1794807053342,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 493, '{"seq":493,"at":1794807053344,"by":"_9Zp1J1k0uef2Is_","command":"3441cb0f-2657-4226-b804-18a39f5abcba","deed":{"kind":"moved","seat":0,"move":"place hunt 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 494, '{"seq":494,"at":1794807053346,"by":"_9Zp1J1k0uef2Is_","command":"d206b70e-febd-40de-90b3-513f75c005bb","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 495, '{"seq":495,"at":1794807053348,"by":"AkPDdAS377ZfiBM0","command":"c81dd10b-ec4a-4b2b-8888-6bfbf43ef830","deed":{"kind":"moved","seat":1,"move":"place card4 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 496, '{"seq":496,"at":1794807053356,"by":"AkPDdAS377ZfiBM0","command":"0d961e78-5596-483e-9480-271249fa3535","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 497, '{"seq":497,"at":1794807053365,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 498, '{"seq":498,"at":1794807053367,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 499, '{"seq":499,"at":1794807053389,"by":"table","deed":{"kind":"moved","seat":2,"move":"place quarry 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 500, '{"seq":500,"at":1794807053396,"by":"AkPDdAS377ZfiBM0","command":"4b97e7be-bc81-47bd-83d4-8dfa49e0793e","deed":{"kind":"moved","seat":1,"move":"buy card4 clay=3 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 501, '{"seq":501,"at":1794807053399,"by":"AkPDdAS377ZfiBM0","command":"85651881-809a-4929-9717-2101c61e6d7e","deed":{"kind":"moved","seat":1,"move":"use river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 502, '{"seq":502,"at":1794807053403,"by":"AkPDdAS377ZfiBM0","command":"24552280-258a-4372-90d1-85a794bff08b","deed":{"kind":"moved","seat":1,"move":"tools t2 o4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 503, '{"seq":503,"at":1794807053410,"by":"AkPDdAS377ZfiBM0","command":"af1e9dfd-2d51-41b0-aa36-031054dccc24","deed":{"kind":"moved","seat":1,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 504, '{"seq":504,"at":1794807053414,"by":"AkPDdAS377ZfiBM0","command":"38351f70-8f1a-4b6a-a60d-cf8a3e851432","deed":{"kind":"moved","seat":1,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 505, '{"seq":505,"at":1794807053416,"by":"AkPDdAS377ZfiBM0","command":"070fed1d-0c86-45bb-8b3a-ee2adaf0bd18","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 506, '{"seq":506,"at":1794807053422,"by":"table","deed":{"kind":"moved","seat":2,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 507, '{"seq":507,"at":1794807053426,"by":"table","deed":{"kind":"moved","seat":2,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 508, '{"seq":508,"at":1794807053437,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 t2 t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 509, '{"seq":509,"at":1794807053441,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 510, '{"seq":510,"at":1794807053444,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building1 clay=1 stone=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 511, '{"seq":511,"at":1794807053448,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card1 clay=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 512, '{"seq":512,"at":1794807053452,"by":"AkPDdAS377ZfiBM0","command":"35c0b01d-d29f-4ca4-9c8b-345834271ebf","deed":{"kind":"moved","seat":1,"move":"pick 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 513, '{"seq":513,"at":1794807053461,"by":"AkPDdAS377ZfiBM0","command":"df5e3421-e066-4339-9698-10183a00931b","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 514, '{"seq":514,"at":1794807053463,"by":"table","deed":{"kind":"moved","seat":2,"move":"pick 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 515, '{"seq":515,"at":1794807053465,"by":"_9Zp1J1k0uef2Is_","command":"cd315d75-3f5c-4d1c-992a-84546b076279","deed":{"kind":"moved","seat":0,"move":"pick 6"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 516, '{"seq":516,"at":1794807053467,"by":"_9Zp1J1k0uef2Is_","command":"bde5b843-a604-4dd7-aed5-72d5c5553856","deed":{"kind":"moved","seat":0,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 517, '{"seq":517,"at":1794807053470,"by":"_9Zp1J1k0uef2Is_","command":"7641907e-b505-45ec-b639-82889c424931","deed":{"kind":"moved","seat":0,"move":"leave field"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 518, '{"seq":518,"at":1794807053475,"by":"_9Zp1J1k0uef2Is_","command":"8ca4145d-8d4d-4cd2-81f4-24f7f2f20ad1","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 519, '{"seq":519,"at":1794807053484,"by":"AkPDdAS377ZfiBM0","command":"30e84535-f115-4d03-a325-0b3a7e8413ca","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 520, '{"seq":520,"at":1794807053490,"by":"AkPDdAS377ZfiBM0","command":"52fce818-3ec2-47c0-98c5-4897e5870073","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 521, '{"seq":521,"at":1794807053496,"by":"_9Zp1J1k0uef2Is_","command":"43594e8c-ef56-4a26-80fc-170626f53a27","deed":{"kind":"moved","seat":0,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 522, '{"seq":522,"at":1794807053506,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 523, '{"seq":523,"at":1794807053510,"by":"_9Zp1J1k0uef2Is_","command":"98508b02-9e36-45a1-8242-9ee4add0943b","deed":{"kind":"moved","seat":0,"move":"place forest 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 524, '{"seq":524,"at":1794807053515,"by":"_9Zp1J1k0uef2Is_","command":"e844599f-c468-4f92-a174-982f782ca66c","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 525, '{"seq":525,"at":1794807053524,"by":"AkPDdAS377ZfiBM0","command":"b44de2a9-a543-4a18-9026-a2565407c2d2","deed":{"kind":"moved","seat":1,"move":"place river 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 526, '{"seq":526,"at":1794807053532,"by":"AkPDdAS377ZfiBM0","command":"badf6e71-b4e2-4e55-bb61-7fa213233898","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 527, '{"seq":527,"at":1794807053536,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 528, '{"seq":528,"at":1794807053539,"by":"_9Zp1J1k0uef2Is_","command":"4cfcc121-955c-4884-9d9d-6f27dd55ffa1","deed":{"kind":"moved","seat":0,"move":"place building2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 529, '{"seq":529,"at":1794807053546,"by":"_9Zp1J1k0uef2Is_","command":"1dff519e-c4c0-48b1-b6e8-e7ec4a9713d1","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 530, '{"seq":530,"at":1794807053549,"by":"AkPDdAS377ZfiBM0","command":"2f42dd69-cf3c-4d26-817b-748baf016628","deed":{"kind":"moved","seat":1,"move":"place quarry 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 531, '{"seq":531,"at":1794807053551,"by":"AkPDdAS377ZfiBM0","command":"062fa30d-83f6-4177-aa4f-d5b8928d6afa","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 532, '{"seq":532,"at":1794807053554,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 533, '{"seq":533,"at":1794807053555,"by":"_9Zp1J1k0uef2Is_","command":"0c4c0c7a-1ffa-48c3-bc43-b615e42dc88b","deed":{"kind":"moved","seat":0,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 534, '{"seq":534,"at":1794807053558,"by":"_9Zp1J1k0uef2Is_","command":"7312da49-9f2f-4e6e-b21d-dd13e4552fe0","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 535, '{"seq":535,"at":1794807053560,"by":"AkPDdAS377ZfiBM0","command":"fb1a7139-1d16-4dbf-b8b7-f6b70051a44b","deed":{"kind":"moved","seat":1,"move":"place claypit 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 536, '{"seq":536,"at":1794807053562,"by":"AkPDdAS377ZfiBM0","command":"d58fdd4a-1b96-4576-a2ee-a8ce5c93ca75","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 537, '{"seq":537,"at":1794807053566,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 538, '{"seq":538,"at":1794807053568,"by":"_9Zp1J1k0uef2Is_","command":"3e9605ed-2a6a-43be-8be4-629ec71f14b3","deed":{"kind":"moved","seat":0,"move":"place claypit 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 539, '{"seq":539,"at":1794807053576,"by":"_9Zp1J1k0uef2Is_","command":"7d969597-9488-4820-9e1e-332a813108fa","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 540, '{"seq":540,"at":1794807053584,"by":"AkPDdAS377ZfiBM0","command":"d6b8d0fc-4ab8-43a2-bd57-767abfd5b9ce","deed":{"kind":"moved","seat":1,"move":"place hunt 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 541, '{"seq":541,"at":1794807053588,"by":"AkPDdAS377ZfiBM0","command":"f0fcd905-160a-4e7e-8b99-63619318b3cb","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 542, '{"seq":542,"at":1794807053590,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card4 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 543, '{"seq":543,"at":1794807053592,"by":"_9Zp1J1k0uef2Is_","command":"48531652-4d91-472a-88ea-6e1ef4b0a72d","deed":{"kind":"moved","seat":0,"move":"place quarry 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 544, '{"seq":544,"at":1794807053596,"by":"_9Zp1J1k0uef2Is_","command":"fc31a70f-38f8-43fd-94af-3eaf03c779fd","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 545, '{"seq":545,"at":1794807053600,"by":"AkPDdAS377ZfiBM0","command":"1abe9b89-392a-420f-b177-509485ae8ebf","deed":{"kind":"moved","seat":1,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 546, '{"seq":546,"at":1794807053602,"by":"AkPDdAS377ZfiBM0","command":"6f498085-6105-4c5f-b719-67d991f8ee49","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 547, '{"seq":547,"at":1794807053605,"by":"table","deed":{"kind":"moved","seat":2,"move":"place river 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 548, '{"seq":548,"at":1794807053606,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 549, '{"seq":549,"at":1794807053616,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 550, '{"seq":550,"at":1794807053625,"by":"table","deed":{"kind":"moved","seat":2,"move":"use river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 551, '{"seq":551,"at":1794807053628,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 552, '{"seq":552,"at":1794807053631,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 553, '{"seq":553,"at":1794807053633,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 554, '{"seq":554,"at":1794807053636,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card3 clay=3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 555, '{"seq":555,"at":1794807053641,"by":"table","deed":{"kind":"moved","seat":2,"move":"pick 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 556, '{"seq":556,"at":1794807053643,"by":"_9Zp1J1k0uef2Is_","command":"3984543d-0850-421d-8a48-1bf2d0299335","deed":{"kind":"moved","seat":0,"move":"pick 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 557, '{"seq":557,"at":1794807053652,"by":"_9Zp1J1k0uef2Is_","command":"8b5ee9ab-272e-476a-83d8-ef2256a23dec","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 558, '{"seq":558,"at":1794807053654,"by":"AkPDdAS377ZfiBM0","command":"c342d041-d01f-462d-b2b7-31af4ca2b46b","deed":{"kind":"moved","seat":1,"move":"pick 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 559, '{"seq":559,"at":1794807053660,"by":"AkPDdAS377ZfiBM0","command":"7e0235d9-533d-4a21-8a5d-24266c9a0953","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 560, '{"seq":560,"at":1794807053665,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building1 clay=4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 561, '{"seq":561,"at":1794807053671,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building3 stone=2 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 562, '{"seq":562,"at":1794807053674,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card2 wood=1 stone=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 563, '{"seq":563,"at":1794807053681,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card4 clay=4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 564, '{"seq":564,"at":1794807053685,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card1 stone=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 565, '{"seq":565,"at":1794807053687,"by":"_9Zp1J1k0uef2Is_","command":"856e1987-fb94-4016-bf94-166f60840f6f","deed":{"kind":"moved","seat":0,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 566, '{"seq":566,"at":1794807053690,"by":"_9Zp1J1k0uef2Is_","command":"25f64839-25a9-471e-9fd5-4161e571b81b","deed":{"kind":"moved","seat":0,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 567, '{"seq":567,"at":1794807053692,"by":"_9Zp1J1k0uef2Is_","command":"16f1cb54-416e-41ac-bf4e-6d153e0ab98a","deed":{"kind":"moved","seat":0,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 568, '{"seq":568,"at":1794807053700,"by":"_9Zp1J1k0uef2Is_","command":"380cf84e-0b82-47a2-b7ba-32a9901fa313","deed":{"kind":"moved","seat":0,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 569, '{"seq":569,"at":1794807053708,"by":"_9Zp1J1k0uef2Is_","command":"d140d3e0-b5cc-4c96-88a6-7c802f1a9981","deed":{"kind":"moved","seat":0,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 570, '{"seq":570,"at":1794807053709,"by":"_9Zp1J1k0uef2Is_","command":"94135e8d-58e3-4c78-85b8-39c6bec7f2a3","deed":{"kind":"moved","seat":0,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 571, '{"seq":571,"at":1794807053716,"by":"_9Zp1J1k0uef2Is_","command":"20a19978-d768-4ad6-82bd-73ec6db6630e","deed":{"kind":"moved","seat":0,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 572, '{"seq":572,"at":1794807053720,"by":"_9Zp1J1k0uef2Is_","command":"20fef40b-2ff7-47d1-9971-4cabe0b8d432","deed":{"kind":"moved","seat":0,"move":"leave building2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 573, '{"seq":573,"at":1794807053724,"by":"_9Zp1J1k0uef2Is_","command":"2c02096f-224d-4f7e-a05a-8aa55813017b","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 574, '{"seq":574,"at":1794807053727,"by":"AkPDdAS377ZfiBM0","command":"7eed5723-be7b-4c4c-b45d-301b674f5a1f","deed":{"kind":"moved","seat":1,"move":"use river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 575, '{"seq":575,"at":1794807053736,"by":"AkPDdAS377ZfiBM0","command":"09976af4-e8c1-42c6-a9ba-4a40689d3436","deed":{"kind":"moved","seat":1,"move":"tools t2 t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 576, '{"seq":576,"at":1794807053738,"by":"AkPDdAS377ZfiBM0","command":"7514bd6f-7bfe-4297-a6a2-4d03ac44b595","deed":{"kind":"moved","seat":1,"move":"leave claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 577, '{"seq":577,"at":1794807053744,"by":"AkPDdAS377ZfiBM0","command":"54ea92df-4548-41fd-a349-0d75a935494b","deed":{"kind":"moved","seat":1,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 578, '{"seq":578,"at":1794807053746,"by":"AkPDdAS377ZfiBM0","command":"da1e0c19-175b-4d80-bc44-48ab30241110","deed":{"kind":"moved","seat":1,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 579, '{"seq":579,"at":1794807053748,"by":"AkPDdAS377ZfiBM0","command":"8ffeb181-81f8-4326-9325-fe13644f6753","deed":{"kind":"moved","seat":1,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 580, '{"seq":580,"at":1794807053750,"by":"AkPDdAS377ZfiBM0","command":"aefd31a0-0b68-4a04-bacc-2f3ae677e937","deed":{"kind":"moved","seat":1,"move":"use hut"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 581, '{"seq":581,"at":1794807053751,"by":"AkPDdAS377ZfiBM0","command":"76f73edd-e7cd-4ea1-94d9-077f45a2f421","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 582, '{"seq":582,"at":1794807053753,"by":"_9Zp1J1k0uef2Is_","command":"751596ba-94db-40fa-af04-afba2c49fc71","deed":{"kind":"moved","seat":0,"move":"feed wood=1 clay=1 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 583, '{"seq":583,"at":1794807053756,"by":"_9Zp1J1k0uef2Is_","command":"4f571477-27cf-40ac-ac70-fcafe2976402","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 584, '{"seq":584,"at":1794807053757,"by":"AkPDdAS377ZfiBM0","command":"a0191dc5-bae6-47ea-a628-fdfe5c226102","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 585, '{"seq":585,"at":1794807053762,"by":"_9Zp1J1k0uef2Is_","command":"a8181639-60f5-4830-9824-403912c71a57","deed":{"kind":"moved","seat":0,"move":"place building2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 586, '{"seq":586,"at":1794807053764,"by":"_9Zp1J1k0uef2Is_","command":"f1ef6318-0ee3-4870-b359-8577c453d5a3","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 587, '{"seq":587,"at":1794807053769,"by":"AkPDdAS377ZfiBM0","command":"e3d07afa-6e39-4fcb-9711-aa416f6d1d65","deed":{"kind":"moved","seat":1,"move":"place hunt 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 588, '{"seq":588,"at":1794807053772,"by":"AkPDdAS377ZfiBM0","command":"cd17e298-3354-4c8b-b1a7-15ce9ca3e813","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 589, '{"seq":589,"at":1794807053775,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 590, '{"seq":590,"at":1794807053781,"by":"_9Zp1J1k0uef2Is_","command":"2aa5a8c5-ff94-4aeb-9b85-5917b5da0ff9","deed":{"kind":"moved","seat":0,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 591, '{"seq":591,"at":1794807053784,"by":"_9Zp1J1k0uef2Is_","command":"9c9175b9-26e0-434d-b753-b3e908cb85ac","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 592, '{"seq":592,"at":1794807053787,"by":"AkPDdAS377ZfiBM0","command":"9429ecf7-0117-4cb3-b66a-e1c1f280061a","deed":{"kind":"moved","seat":1,"move":"place field 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 593, '{"seq":593,"at":1794807053792,"by":"AkPDdAS377ZfiBM0","command":"d1f628c8-9622-46c0-9927-77f0e5f3a8b5","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 594, '{"seq":594,"at":1794807053795,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 595, '{"seq":595,"at":1794807053799,"by":"_9Zp1J1k0uef2Is_","command":"75fb500b-520d-4f7f-9c24-48d6faf0ea29","deed":{"kind":"moved","seat":0,"move":"place quarry 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 596, '{"seq":596,"at":1794807053802,"by":"_9Zp1J1k0uef2Is_","command":"cd5a9b6f-1348-4e8a-891e-d1b9929ebdb5","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 597, '{"seq":597,"at":1794807053806,"by":"AkPDdAS377ZfiBM0","command":"92abf08c-3b3e-4b65-962a-b574d4ea3ef8","deed":{"kind":"moved","seat":1,"move":"place quarry 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 598, '{"seq":598,"at":1794807053811,"by":"AkPDdAS377ZfiBM0","command":"4fed771a-7e5e-4d00-89f2-57b6d0a665be","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 599, '{"seq":599,"at":1794807053813,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 600, '{"seq":600,"at":1794807053826,"by":"_9Zp1J1k0uef2Is_","command":"7bdfb574-09e1-4e2c-aa48-80df4c869d1a","deed":{"kind":"moved","seat":0,"move":"place forest 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 601, '{"seq":601,"at":1794807053840,"by":"_9Zp1J1k0uef2Is_","command":"63f41d7c-6a61-4bee-add8-26e8bcf8b43a","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 602, '{"seq":602,"at":1794807053844,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 603, '{"seq":603,"at":1794807053851,"by":"table","deed":{"kind":"moved","seat":2,"move":"place river 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 604, '{"seq":604,"at":1794807053855,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card4 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 605, '{"seq":605,"at":1794807053857,"by":"_9Zp1J1k0uef2Is_","command":"74cfca6f-19df-43fb-ae78-d3fed9386d76","deed":{"kind":"moved","seat":0,"move":"leave hut"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 606, '{"seq":606,"at":1794807053858,"by":"_9Zp1J1k0uef2Is_","command":"665aa945-34c9-4095-a137-611252f700c7","deed":{"kind":"moved","seat":0,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 607, '{"seq":607,"at":1794807053864,"by":"_9Zp1J1k0uef2Is_","command":"37415e65-b86f-4835-b529-d0924ea85a7c","deed":{"kind":"moved","seat":0,"move":"tools t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 608, '{"seq":608,"at":1794807053867,"by":"_9Zp1J1k0uef2Is_","command":"1e7a0d2e-a945-4c1b-929a-9db4b53b0064","deed":{"kind":"moved","seat":0,"move":"leave building2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 609, '{"seq":609,"at":1794807053871,"by":"_9Zp1J1k0uef2Is_","command":"3593ffac-4896-49dc-b875-4199d5d08e53","deed":{"kind":"moved","seat":0,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 610, '{"seq":610,"at":1794807053874,"by":"_9Zp1J1k0uef2Is_","command":"4a64e847-4e4f-4eba-9d6b-c9d9b6c76244","deed":{"kind":"moved","seat":0,"move":"tools none"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 611, '{"seq":611,"at":1794807053880,"by":"_9Zp1J1k0uef2Is_","command":"f46dc309-a383-485f-8860-8661e0074160","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 612, '{"seq":612,"at":1794807053883,"by":"AkPDdAS377ZfiBM0","command":"cd2aba2b-58c2-40e7-8972-742d499d4de1","deed":{"kind":"moved","seat":1,"move":"leave field"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 613, '{"seq":613,"at":1794807053884,"by":"AkPDdAS377ZfiBM0","command":"d0d6b565-615d-4e47-9f9e-3478c37ae54d","deed":{"kind":"moved","seat":1,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 614, '{"seq":614,"at":1794807053888,"by":"AkPDdAS377ZfiBM0","command":"44291288-6c0f-412f-8464-faed68ed4d66","deed":{"kind":"moved","seat":1,"move":"tools t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 615, '{"seq":615,"at":1794807053890,"by":"AkPDdAS377ZfiBM0","command":"c5f3bc21-b898-4b08-9c38-d8e4f3a71bb1","deed":{"kind":"moved","seat":1,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 616, '{"seq":616,"at":1794807053892,"by":"AkPDdAS377ZfiBM0","command":"cc7f65cb-4249-4041-8e5a-fb223e77f3d7","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 617, '{"seq":617,"at":1794807053894,"by":"table","deed":{"kind":"moved","seat":2,"move":"use river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 618, '{"seq":618,"at":1794807053896,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 619, '{"seq":619,"at":1794807053899,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 620, '{"seq":620,"at":1794807053901,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 621, '{"seq":621,"at":1794807053904,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card3 wood=3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 622, '{"seq":622,"at":1794807053912,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card1 wood=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 623, '{"seq":623,"at":1794807053914,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card2 wood=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 624, '{"seq":624,"at":1794807053916,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card4 gold=4"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 625, '{"seq":625,"at":1794807053918,"by":"_9Zp1J1k0uef2Is_","command":"c14077a6-dd45-42d4-bc23-1a54ee42bfd0","deed":{"kind":"moved","seat":0,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 626, '{"seq":626,"at":1794807053924,"by":"_9Zp1J1k0uef2Is_","command":"096d4cb0-5c65-4531-8fa6-fafc7b5feede","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 627, '{"seq":627,"at":1794807053926,"by":"AkPDdAS377ZfiBM0","command":"2cd8aee5-f5c5-450e-a52e-4fee1e9fac0e","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 628, '{"seq":628,"at":1794807053929,"by":"AkPDdAS377ZfiBM0","command":"1c7b9f9b-97bd-44b0-b848-0745e29f0f52","deed":{"kind":"moved","seat":1,"move":"place hunt 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 629, '{"seq":629,"at":1794807053931,"by":"AkPDdAS377ZfiBM0","command":"12136fc5-f047-492a-ade0-9ff8dd18258f","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 630, '{"seq":630,"at":1794807053936,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 631, '{"seq":631,"at":1794807053940,"by":"_9Zp1J1k0uef2Is_","command":"afe9d7f3-bd3c-4feb-af66-605bc5905663","deed":{"kind":"moved","seat":0,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 632, '{"seq":632,"at":1794807053947,"by":"_9Zp1J1k0uef2Is_","command":"26fe6fab-4145-4b28-bdcf-8de20f966249","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 633, '{"seq":633,"at":1794807053951,"by":"AkPDdAS377ZfiBM0","command":"26fdca59-b12c-43f1-92be-69878860478c","deed":{"kind":"moved","seat":1,"move":"place forest 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 634, '{"seq":634,"at":1794807053957,"by":"AkPDdAS377ZfiBM0","command":"5613fa97-9bea-4a40-b6a9-6b15675a1148","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 635, '{"seq":635,"at":1794807053963,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 636, '{"seq":636,"at":1794807053965,"by":"_9Zp1J1k0uef2Is_","command":"6f9b4ccb-0d3c-4be3-8277-c532fff3157f","deed":{"kind":"moved","seat":0,"move":"place hunt 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 637, '{"seq":637,"at":1794807053973,"by":"_9Zp1J1k0uef2Is_","command":"328e4242-6afe-4a28-b800-640a777f9376","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 638, '{"seq":638,"at":1794807053976,"by":"AkPDdAS377ZfiBM0","command":"2165f71e-ea8e-437b-bf7d-3611ff1e4870","deed":{"kind":"moved","seat":1,"move":"place building3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 639, '{"seq":639,"at":1794807053978,"by":"AkPDdAS377ZfiBM0","command":"5ee9ddb7-7ff9-4a24-ae45-44c86470fc30","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 640, '{"seq":640,"at":1794807053981,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 641, '{"seq":641,"at":1794807053988,"by":"_9Zp1J1k0uef2Is_","command":"10827a2c-59f1-404f-8589-01a9da089cda","deed":{"kind":"moved","seat":0,"move":"place forest 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 642, '{"seq":642,"at":1794807053990,"by":"_9Zp1J1k0uef2Is_","command":"c406d11b-5580-4aad-9277-1976ee3ba045","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 643, '{"seq":643,"at":1794807053993,"by":"AkPDdAS377ZfiBM0","command":"05691856-7994-4607-b161-b69a203a2bdb","deed":{"kind":"moved","seat":1,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 644, '{"seq":644,"at":1794807053995,"by":"AkPDdAS377ZfiBM0","command":"12a09b8c-be4d-4156-b9a6-97c3f3ac820d","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 645, '{"seq":645,"at":1794807054003,"by":"table","deed":{"kind":"moved","seat":2,"move":"place quarry 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 646, '{"seq":646,"at":1794807054008,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 647, '{"seq":647,"at":1794807054012,"by":"table","deed":{"kind":"moved","seat":2,"move":"place river 3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 648, '{"seq":648,"at":1794807054014,"by":"table","deed":{"kind":"moved","seat":2,"move":"place claypit 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 649, '{"seq":649,"at":1794807054016,"by":"AkPDdAS377ZfiBM0","command":"c3478653-1221-4594-a823-a3a4bc32d3b3","deed":{"kind":"moved","seat":1,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 650, '{"seq":650,"at":1794807054019,"by":"AkPDdAS377ZfiBM0","command":"59fd20ce-340d-4307-a1f0-31af5aa5a41e","deed":{"kind":"moved","seat":1,"move":"leave building3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 651, '{"seq":651,"at":1794807054022,"by":"AkPDdAS377ZfiBM0","command":"2522bc5d-b9f5-427f-9d30-a5670b7e197d","deed":{"kind":"moved","seat":1,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 652, '{"seq":652,"at":1794807054024,"by":"AkPDdAS377ZfiBM0","command":"e1633c92-b81e-4e52-ba20-77f8eb99db24","deed":{"kind":"moved","seat":1,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 653, '{"seq":653,"at":1794807054032,"by":"AkPDdAS377ZfiBM0","command":"60ba7896-a4c2-44e6-afbc-abaea1f6e118","deed":{"kind":"moved","seat":1,"move":"tools t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 654, '{"seq":654,"at":1794807054040,"by":"AkPDdAS377ZfiBM0","command":"935fc2fb-5d4b-478a-806d-844d22ad248e","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 655, '{"seq":655,"at":1794807054044,"by":"table","deed":{"kind":"moved","seat":2,"move":"use river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 656, '{"seq":656,"at":1794807054049,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 t2 t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 657, '{"seq":657,"at":1794807054064,"by":"table","deed":{"kind":"moved","seat":2,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 658, '{"seq":658,"at":1794807054072,"by":"table","deed":{"kind":"moved","seat":2,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 659, '{"seq":659,"at":1794807054076,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card3 wood=2 clay=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 660, '{"seq":660,"at":1794807054080,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card1 wood=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 661, '{"seq":661,"at":1794807054085,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building1 wood=1 stone=1 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 662, '{"seq":662,"at":1794807054089,"by":"table","deed":{"kind":"moved","seat":2,"move":"leave building2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 663, '{"seq":663,"at":1794807054091,"by":"_9Zp1J1k0uef2Is_","command":"10522469-e8cb-4dcd-a5ce-dcf8d40e62f2","deed":{"kind":"moved","seat":0,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 664, '{"seq":664,"at":1794807054096,"by":"_9Zp1J1k0uef2Is_","command":"10dc5113-69be-45bd-9ee3-cce808fb1869","deed":{"kind":"moved","seat":0,"move":"leave card2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 665, '{"seq":665,"at":1794807054099,"by":"_9Zp1J1k0uef2Is_","command":"e9b84b0a-825b-4169-a7a2-0f616eacc3f2","deed":{"kind":"moved","seat":0,"move":"leave forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 666, '{"seq":666,"at":1794807054101,"by":"_9Zp1J1k0uef2Is_","command":"210c184e-8c16-466e-a73c-ca2e68809a1b","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 667, '{"seq":667,"at":1794807054106,"by":"AkPDdAS377ZfiBM0","command":"f20b2d99-8138-4d8d-84c5-aafb35572e7d","deed":{"kind":"moved","seat":1,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 668, '{"seq":668,"at":1794807054109,"by":"AkPDdAS377ZfiBM0","command":"9322116e-5201-4eb7-8981-e80c56460aec","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 669, '{"seq":669,"at":1794807054111,"by":"_9Zp1J1k0uef2Is_","command":"61d6ef19-d508-4314-8036-aa924cf1483d","deed":{"kind":"moved","seat":0,"move":"starve"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 670, '{"seq":670,"at":1794807054114,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 671, '{"seq":671,"at":1794807054124,"by":"_9Zp1J1k0uef2Is_","command":"66e327c6-6ebb-4b8d-b7ba-cae6383e4424","deed":{"kind":"moved","seat":0,"move":"place hunt 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 672, '{"seq":672,"at":1794807054128,"by":"_9Zp1J1k0uef2Is_","command":"31fa988d-aa26-4b97-a614-9f3ab76338af","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 673, '{"seq":673,"at":1794807054132,"by":"AkPDdAS377ZfiBM0","command":"033ef8e3-888b-4ee6-83eb-77ac4892f0dd","deed":{"kind":"moved","seat":1,"move":"place claypit 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 674, '{"seq":674,"at":1794807054135,"by":"AkPDdAS377ZfiBM0","command":"8b15efa0-e549-4cfc-98a5-2c57950ff80b","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 675, '{"seq":675,"at":1794807054139,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 676, '{"seq":676,"at":1794807054154,"by":"_9Zp1J1k0uef2Is_","command":"01cb37f1-16c1-4710-913f-d65cad3f4a82","deed":{"kind":"moved","seat":0,"move":"place building2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 677, '{"seq":677,"at":1794807054157,"by":"_9Zp1J1k0uef2Is_","command":"58224e86-0275-4557-8b58-d2839d586e37","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 678, '{"seq":678,"at":1794807054159,"by":"AkPDdAS377ZfiBM0","command":"e54d0683-716a-4249-857d-e4188e777394","deed":{"kind":"moved","seat":1,"move":"place hunt 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 679, '{"seq":679,"at":1794807054169,"by":"AkPDdAS377ZfiBM0","command":"124bfdbc-86ec-412c-a480-7b2a7db56779","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 680, '{"seq":680,"at":1794807054173,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card1 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 681, '{"seq":681,"at":1794807054176,"by":"_9Zp1J1k0uef2Is_","command":"47d4651b-aced-43a4-b552-1b353b0b5b46","deed":{"kind":"moved","seat":0,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 682, '{"seq":682,"at":1794807054180,"by":"_9Zp1J1k0uef2Is_","command":"cb0c0a88-f95b-4143-9f29-ba1b870e2508","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 683, '{"seq":683,"at":1794807054189,"by":"AkPDdAS377ZfiBM0","command":"d66ddc9e-c718-44a2-ac48-40012e2d2804","deed":{"kind":"moved","seat":1,"move":"place quarry 5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 684, '{"seq":684,"at":1794807054191,"by":"AkPDdAS377ZfiBM0","command":"76134efd-db0b-4014-a6f6-59f3c17ac70b","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 685, '{"seq":685,"at":1794807054197,"by":"table","deed":{"kind":"moved","seat":2,"move":"place building3 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 686, '{"seq":686,"at":1794807054199,"by":"AkPDdAS377ZfiBM0","command":"78a4190c-d5ad-44d7-a675-4a097d2e8af7","deed":{"kind":"moved","seat":1,"move":"place forest 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 687, '{"seq":687,"at":1794807054202,"by":"AkPDdAS377ZfiBM0","command":"96041054-65dd-4c9d-91d2-3aa91931309e","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 688, '{"seq":688,"at":1794807054207,"by":"table","deed":{"kind":"moved","seat":2,"move":"place quarry 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 689, '{"seq":689,"at":1794807054213,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 690, '{"seq":690,"at":1794807054218,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card4 1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 691, '{"seq":691,"at":1794807054227,"by":"table","deed":{"kind":"moved","seat":2,"move":"place river 2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 692, '{"seq":692,"at":1794807054231,"by":"table","deed":{"kind":"moved","seat":2,"move":"use river"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 693, '{"seq":693,"at":1794807054234,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1 o3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 694, '{"seq":694,"at":1794807054238,"by":"table","deed":{"kind":"moved","seat":2,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 695, '{"seq":695,"at":1794807054241,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t2 t3"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 696, '{"seq":696,"at":1794807054243,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building1 wood=5"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 697, '{"seq":697,"at":1794807054259,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card3 wood=1 stone=1 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 698, '{"seq":698,"at":1794807054272,"by":"table","deed":{"kind":"moved","seat":2,"move":"build building3 wood=1 stone=1 gold=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 699, '{"seq":699,"at":1794807054277,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card1 wood=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 700, '{"seq":700,"at":1794807054352,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card4 wood=1 stone=1 gold=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 701, '{"seq":701,"at":1794807054359,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card2 wood=1 stone=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 702, '{"seq":702,"at":1794807054367,"by":"_9Zp1J1k0uef2Is_","command":"5d3b92bb-807c-482a-ac4a-df5ec0614290","deed":{"kind":"moved","seat":0,"move":"use hut"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 703, '{"seq":703,"at":1794807054372,"by":"_9Zp1J1k0uef2Is_","command":"20811567-64cc-4504-86fe-15c79badd5df","deed":{"kind":"moved","seat":0,"move":"use hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 704, '{"seq":704,"at":1794807054376,"by":"_9Zp1J1k0uef2Is_","command":"843b8ecb-c987-4bf9-8bdb-c14ef3941c86","deed":{"kind":"moved","seat":0,"move":"tools t1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 705, '{"seq":705,"at":1794807054383,"by":"_9Zp1J1k0uef2Is_","command":"68bc1f7a-b626-41ea-8fcf-e8e3b24d48ab","deed":{"kind":"moved","seat":0,"move":"leave building2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 706, '{"seq":706,"at":1794807054385,"by":"_9Zp1J1k0uef2Is_","command":"766f86be-ebe4-44f8-8ba1-db42a333f350","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 707, '{"seq":707,"at":1794807054390,"by":"AkPDdAS377ZfiBM0","command":"54a41f57-c30c-470f-976b-462e1ec55567","deed":{"kind":"moved","seat":1,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 708, '{"seq":708,"at":1794807054391,"by":"AkPDdAS377ZfiBM0","command":"1085d456-1b79-417b-9ee2-0be17b11f090","deed":{"kind":"moved","seat":1,"move":"use claypit"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 709, '{"seq":709,"at":1794807054396,"by":"AkPDdAS377ZfiBM0","command":"983f9857-369e-4bb0-a051-ac3fd3348b7b","deed":{"kind":"moved","seat":1,"move":"tools t2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 710, '{"seq":710,"at":1794807054412,"by":"AkPDdAS377ZfiBM0","command":"ffe57ebc-8b9a-4494-ae3e-8b39b35e1b7c","deed":{"kind":"moved","seat":1,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 711, '{"seq":711,"at":1794807054420,"by":"AkPDdAS377ZfiBM0","command":"a878fbba-57c8-4528-8c7b-5f866b9cc547","deed":{"kind":"moved","seat":1,"move":"tools t1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 712, '{"seq":712,"at":1794807054424,"by":"AkPDdAS377ZfiBM0","command":"6d4a4c24-598c-448f-9b75-630d4ce97c66","deed":{"kind":"moved","seat":1,"move":"leave quarry"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 713, '{"seq":713,"at":1794807054426,"by":"AkPDdAS377ZfiBM0","command":"a3407d31-d7af-4c24-a563-8048b3f15130","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 714, '{"seq":714,"at":1794807054431,"by":"_9Zp1J1k0uef2Is_","command":"23103ca9-ae2b-42c6-a910-27f67c4d86cb","deed":{"kind":"moved","seat":0,"move":"feed wood=1"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 715, '{"seq":715,"at":1794807054435,"by":"_9Zp1J1k0uef2Is_","command":"640bbb20-0eb4-45c6-ba53-bd158c02254b","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 716, '{"seq":716,"at":1794807054437,"by":"AkPDdAS377ZfiBM0","command":"433d5fc7-efb2-4fcf-b9f6-7da840a40dcd","deed":{"kind":"moved","seat":1,"move":"feed clay=5 stone=1 gold=2"}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 717, '{"seq":717,"at":1794807054444,"by":"AkPDdAS377ZfiBM0","command":"5fc8b332-4b0e-44c9-a70b-335026b23ace","deed":{"kind":"said","name":"Bea","phrase":"goodGame"}}');
insert into entries (table_id, seq, entry) values ('yH_6EBen_du6X3Sb', 1, '{"seq":1,"at":1794807054454,"by":"AkPDdAS377ZfiBM0","deed":{"kind":"made","plan":{"game":"stone-age","setup":{},"seats":[{"kind":"person"},{"kind":"bot","level":"easy"},{"kind":"person"}],"clock":{"kind":"none"},"isOpen":false,"hidesOdds":false},"secret":"Ctsj94UcBz8kv9R32bpxPKFY__gPfLN2gi05iheGqh0","botNonces":["fvV8_D0h1eZ2AnfXQYypl3vIcvyvWWWk4xevx5LHyvI","OPTihkyHtbML87pHoOoZaL3gJzRQVEEpuzE2Gc22vaQ","49byNOzwGnNlaKLmqa6Z7FNPuCVhEjJYZIerhGJ9JEI","Ducn2Pg4q4jSGHP0AYL0gMfPWHV1eBcs9q1pBdqmIS4","5dVBWiJtyxPt6TuFUDsl16pNsRAJrHEZYIw3chN9niQ","4_qmu8UH6tt2k5OOSFcfwvZOgLMUohvrVZm1UZiUmqA","crSCphJ4F9V-sDCOyZfw2A7IcXem2aa7ejhlG6Whh-w","lu-yhdANXFUs2Uocqpe6nn7yNCugPMjTVHOtUqTqZdI"]}}');
insert into entries (table_id, seq, entry) values ('pUsc9PIKLteZrPlt', 718, '{"seq":718,"at":1794807054460,"by":"AkPDdAS377ZfiBM0","deed":{"kind":"rematched","table":"yH_6EBen_du6X3Sb"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 1, '{"seq":1,"at":1794807054549,"by":"_9Zp1J1k0uef2Is_","deed":{"kind":"made","plan":{"game":"stone-age","setup":{},"seats":[{"kind":"person"},{"kind":"person"},{"kind":"bot","level":"greedy"}],"clock":{"kind":"turn","time":86400000},"isOpen":true,"hidesOdds":false},"secret":"L6p4rTvE5NK5kBceXplGLtVh_Gbs5QULjeu1_hfomBw","botNonces":["uOXTS787aTAdwniELBROv4jQqE_JpMat2qmjh-2uw5M","dH5uBe3vv6y6MZXLYIkVE4gNoJIDkohcdEqBz-OCt1Q","cMLcxkTbHiGIKWySqVMJJKEtRbD7d6pypJf5ZCPNDjc","QwRj9DbIx_x17mb08LZWdUDf1n9FvZubUL-xkmKdQuI","KNNTH_4hRSpjA0hQc1W8O28gxUlVz0cH0A4TlHk-dSA","9qCzg8N5QtJ5nKDGubY0yP69XAjyjdoL27bhLOXwTx8","umdZwjCPj9wSxFQ_cp_KJlCjzuHSFpbWNkTJ2_GQQ6c","_Ag2EtumChz_S7xlsAqa7C7uJlf1uu1wt2AqTf0HoQI"]}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 2, '{"seq":2,"at":1794807054555,"by":"_9Zp1J1k0uef2Is_","command":"f2538f0a-0709-441b-9729-7e40e4875f9f","deed":{"kind":"sat","seat":0,"name":"Ada","nonce":"adas-second"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 3, '{"seq":3,"at":1794807054559,"by":"AkPDdAS377ZfiBM0","command":"97de58b3-5eaf-4c66-9612-e27a7ab4e161","deed":{"kind":"sat","seat":1,"name":"Bea","nonce":"beas-second"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 4, '{"seq":4,"at":1794807054562,"by":"_9Zp1J1k0uef2Is_","command":"283aecf7-d558-482b-b94c-140479970f7a","deed":{"kind":"began","rules":"2"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 5, '{"seq":5,"at":1794807054574,"by":"_9Zp1J1k0uef2Is_","command":"6b81c043-51a6-4909-aea7-bf05016503ca","deed":{"kind":"moved","seat":0,"move":"place river 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 6, '{"seq":6,"at":1794807054578,"by":"_9Zp1J1k0uef2Is_","command":"c17d1a48-3b75-4777-a7cc-c8a1f0a4d464","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 7, '{"seq":7,"at":1794807054582,"by":"AkPDdAS377ZfiBM0","command":"0529a8d9-3a03-455c-a9a9-e9c66715b5e2","deed":{"kind":"moved","seat":1,"move":"place claypit 2"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 8, '{"seq":8,"at":1794807054588,"by":"AkPDdAS377ZfiBM0","command":"fc6ffc72-1331-4a96-a110-975a17bc4599","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 9, '{"seq":9,"at":1794807054592,"by":"table","deed":{"kind":"moved","seat":2,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 10, '{"seq":10,"at":1794807054599,"by":"_9Zp1J1k0uef2Is_","command":"34515ce5-cab8-4ddf-8335-e44c83c43d60","deed":{"kind":"moved","seat":0,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 11, '{"seq":11,"at":1794807054604,"by":"_9Zp1J1k0uef2Is_","command":"a7c4a477-e13c-47bb-9c25-58c76de30eac","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 12, '{"seq":12,"at":1794807054608,"by":"AkPDdAS377ZfiBM0","command":"85100f3d-d1b1-4503-9876-188e43df9414","deed":{"kind":"moved","seat":1,"move":"place field 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 13, '{"seq":13,"at":1794807054612,"by":"AkPDdAS377ZfiBM0","command":"74202221-8fba-4ddb-8fcc-1f6f6062fa84","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 14, '{"seq":14,"at":1794807054617,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card1 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 15, '{"seq":15,"at":1794807054619,"by":"_9Zp1J1k0uef2Is_","command":"91c9d0a8-6540-41e7-b7f7-2ffcd73154fd","deed":{"kind":"moved","seat":0,"move":"place quarry 3"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 16, '{"seq":16,"at":1794807054625,"by":"_9Zp1J1k0uef2Is_","command":"9ee56571-dfba-4ed1-a841-6191cf3c185e","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 17, '{"seq":17,"at":1794807054629,"by":"AkPDdAS377ZfiBM0","command":"1419675b-d4bd-46ce-9db1-69802c23846e","deed":{"kind":"moved","seat":1,"move":"place building2 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 18, '{"seq":18,"at":1794807054631,"by":"AkPDdAS377ZfiBM0","command":"6488b0fc-d8ff-4dca-952c-7214b6cd13eb","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 19, '{"seq":19,"at":1794807054634,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 2"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 20, '{"seq":20,"at":1794807054641,"by":"AkPDdAS377ZfiBM0","command":"1b36962f-db68-42ce-80a3-a77b4f954357","deed":{"kind":"moved","seat":1,"move":"place card4 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 21, '{"seq":21,"at":1794807054645,"by":"AkPDdAS377ZfiBM0","command":"e48b69b5-2c6d-43fc-a21a-b22ee8dc35b8","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 22, '{"seq":22,"at":1794807054649,"by":"_9Zp1J1k0uef2Is_","command":"a22422a4-cff4-47ab-b5c5-cd968b1a2ef5","deed":{"kind":"moved","seat":0,"move":"leave quarry"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 23, '{"seq":23,"at":1794807054659,"by":"_9Zp1J1k0uef2Is_","command":"ab8f9d3d-794c-4ef0-8160-c785d668a662","deed":{"kind":"moved","seat":0,"move":"use river"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 24, '{"seq":24,"at":1794807054663,"by":"_9Zp1J1k0uef2Is_","command":"7d56eb91-fecd-4e70-a098-6018ee3da72d","deed":{"kind":"moved","seat":0,"move":"leave card2"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 25, '{"seq":25,"at":1794807054667,"by":"_9Zp1J1k0uef2Is_","command":"65102622-60d3-4b36-9936-ff8896324f9d","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 26, '{"seq":26,"at":1794807054669,"by":"AkPDdAS377ZfiBM0","command":"fc6c4767-b4eb-4147-85dd-a706e0ba50ac","deed":{"kind":"moved","seat":1,"move":"leave building2"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 27, '{"seq":27,"at":1794807054676,"by":"AkPDdAS377ZfiBM0","command":"a4073791-cf73-4f17-8d22-55c29e8a170c","deed":{"kind":"moved","seat":1,"move":"leave claypit"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 28, '{"seq":28,"at":1794807054682,"by":"AkPDdAS377ZfiBM0","command":"1c07ab81-d40e-4022-b79a-1e08aaba2cfc","deed":{"kind":"moved","seat":1,"move":"leave field"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 29, '{"seq":29,"at":1794807054687,"by":"AkPDdAS377ZfiBM0","command":"8d10645b-3765-4f7b-97b7-251b236b28c5","deed":{"kind":"moved","seat":1,"move":"leave card4"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 30, '{"seq":30,"at":1794807054689,"by":"AkPDdAS377ZfiBM0","command":"5450d261-4ff4-46d2-a561-f493a2ac9b6c","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 31, '{"seq":31,"at":1794807054691,"by":"table","deed":{"kind":"moved","seat":2,"move":"use hut"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 32, '{"seq":32,"at":1794807054693,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 33, '{"seq":33,"at":1794807054695,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card1 wood=1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 34, '{"seq":34,"at":1794807054699,"by":"AkPDdAS377ZfiBM0","command":"5cb230ce-d047-40ed-8284-456b5e55d923","deed":{"kind":"moved","seat":1,"move":"place hunt 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 35, '{"seq":35,"at":1794807054703,"by":"AkPDdAS377ZfiBM0","command":"4bedbe31-9d55-4a10-919a-84f53ed62b68","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 36, '{"seq":36,"at":1794807054705,"by":"table","deed":{"kind":"moved","seat":2,"move":"place hut 2"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 37, '{"seq":37,"at":1794807054707,"by":"_9Zp1J1k0uef2Is_","command":"c4dbd771-4858-470b-a63b-05562753ef6b","deed":{"kind":"moved","seat":0,"move":"place card2 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 38, '{"seq":38,"at":1794807054709,"by":"_9Zp1J1k0uef2Is_","command":"537abf77-21dd-45cf-830d-c2cd119158a1","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 39, '{"seq":39,"at":1794807054711,"by":"AkPDdAS377ZfiBM0","command":"020910b0-9551-4599-a03c-3ca6489cc251","deed":{"kind":"moved","seat":1,"move":"place quarry 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 40, '{"seq":40,"at":1794807054713,"by":"AkPDdAS377ZfiBM0","command":"f12a3ca8-f595-4218-b1bd-3fbf6bc61c85","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 41, '{"seq":41,"at":1794807054716,"by":"table","deed":{"kind":"moved","seat":2,"move":"place card1 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 42, '{"seq":42,"at":1794807054718,"by":"_9Zp1J1k0uef2Is_","command":"72ec541f-c7b4-4327-bb44-0ebfb5934acf","deed":{"kind":"moved","seat":0,"move":"place river 4"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 43, '{"seq":43,"at":1794807054721,"by":"_9Zp1J1k0uef2Is_","command":"04048cfe-fefe-469b-9775-4e3c56780bfa","deed":{"kind":"turnEnded","seat":0}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 44, '{"seq":44,"at":1794807054726,"by":"AkPDdAS377ZfiBM0","command":"8a24adbd-97f9-466c-b533-8f3bbe67ac21","deed":{"kind":"moved","seat":1,"move":"place river 2"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 45, '{"seq":45,"at":1794807054732,"by":"AkPDdAS377ZfiBM0","command":"cf3f81be-af09-484e-9ff3-a4cfeef97978","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 46, '{"seq":46,"at":1794807054735,"by":"table","deed":{"kind":"moved","seat":2,"move":"place toolmaker 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 47, '{"seq":47,"at":1794807054737,"by":"AkPDdAS377ZfiBM0","command":"57b99059-0765-4a60-a65e-a503ff49eae0","deed":{"kind":"moved","seat":1,"move":"place building1 1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 48, '{"seq":48,"at":1794807054738,"by":"AkPDdAS377ZfiBM0","command":"08f161e6-ee0d-498b-80e4-c1b506023013","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 49, '{"seq":49,"at":1794807054743,"by":"table","deed":{"kind":"moved","seat":2,"move":"place forest 2"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 50, '{"seq":50,"at":1794807054745,"by":"AkPDdAS377ZfiBM0","command":"4713a56a-9eb7-48a1-a170-4de7631920c6","deed":{"kind":"moved","seat":1,"move":"leave building1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 51, '{"seq":51,"at":1794807054747,"by":"AkPDdAS377ZfiBM0","command":"723f440e-4f3b-48f5-853d-232b5904e40a","deed":{"kind":"moved","seat":1,"move":"use quarry"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 52, '{"seq":52,"at":1794807054749,"by":"AkPDdAS377ZfiBM0","command":"f04ac592-5564-4d8d-95e6-2f9e0ae9271d","deed":{"kind":"moved","seat":1,"move":"leave hunt"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 53, '{"seq":53,"at":1794807054756,"by":"AkPDdAS377ZfiBM0","command":"baa9e7ef-bcf6-4033-b5e3-3077d12b2932","deed":{"kind":"moved","seat":1,"move":"leave river"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 54, '{"seq":54,"at":1794807054760,"by":"AkPDdAS377ZfiBM0","command":"54125a21-8f00-4f37-b15e-937dc0769eb6","deed":{"kind":"turnEnded","seat":1}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 55, '{"seq":55,"at":1794807054768,"by":"table","deed":{"kind":"moved","seat":2,"move":"use toolmaker"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 56, '{"seq":56,"at":1794807054770,"by":"table","deed":{"kind":"moved","seat":2,"move":"use hut"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 57, '{"seq":57,"at":1794807054773,"by":"table","deed":{"kind":"moved","seat":2,"move":"use forest"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 58, '{"seq":58,"at":1794807054777,"by":"table","deed":{"kind":"moved","seat":2,"move":"tools t1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 59, '{"seq":59,"at":1794807054780,"by":"table","deed":{"kind":"moved","seat":2,"move":"buy card1 wood=1"}}');
insert into entries (table_id, seq, entry) values ('e_TlRVcDLih6aL9G', 60, '{"seq":60,"at":1794807054787,"by":"_9Zp1J1k0uef2Is_","command":"304cb2bb-7523-40b7-acdc-c1d78599bdf9","deed":{"kind":"moved","seat":0,"move":"leave card2"}}');
insert into entries (table_id, seq, entry) values ('qTIq4VYZu7U-PmCM', 1, '{"seq":1,"at":1794807054793,"by":"AkPDdAS377ZfiBM0","deed":{"kind":"made","plan":{"game":"stone-age","setup":{},"seats":[{"kind":"person"},{"kind":"person"}],"clock":{"kind":"none"},"isOpen":true,"hidesOdds":false},"secret":"hrS57Qda-pO07whQ4P2bIzqc6QLbupgmrZItZ3sN2w4","botNonces":["Ix_Vv0F_cO1PqWbR0bUOtJwF8TyShZo8rboZ0sZgwg4","glXC_yVLARUPNE7AvusbNO1h86vJ2QJxkKLRy5qWlbY","9hJ0iXOv0OGWuwQJQL2pz74P8FEZRW3XeLkhRHcwXJ8","kmsronKI6Bd7a3eWPmqSh6lYAheXtYcs0G4q6egdfvA","PPWel_7kX3P1pxfxlIliyM7nMyGHc1ZuWro4fB8idNk","mz8H6iizrBfh85W4CbJtLWuVKKw2f-0IKzEd1Rg-lGo","uCCVyQ339FritLnbm-l4Rb0ZH5oLGlvEmv5BXX8xRuU","hC2789p0o1UjOMwrg5HWeTl4wDoDne2oToqTuP3eoYM"]}}');
insert into entries (table_id, seq, entry) values ('qTIq4VYZu7U-PmCM', 2, '{"seq":2,"at":1794807054793,"by":"AkPDdAS377ZfiBM0","deed":{"kind":"sat","seat":0,"name":"Bea","nonce":"beas-third"}}');
insert into entries (table_id, seq, entry) values ('KMhfdxPJqj4i-fkc', 1, '{"seq":1,"at":1794807054802,"by":"AkPDdAS377ZfiBM0","deed":{"kind":"made","plan":{"game":"stone-age","setup":{},"seats":[{"kind":"person"},{"kind":"bot","level":"easy"}],"clock":{"kind":"none"},"isOpen":true,"hidesOdds":false},"secret":"Y3Z_gqofYopbAy8_tnvwqwr9EhkT8sOTB_vpEzMvrUw","botNonces":["zGKSyymku5ztFW-l4zLShodqrD1aSnTxqnlZP2cb3ss","ONftXUIIKp1SpqQUMOTFVPvrb_P38bfuP0eHJVbG4EU","4Qxv1ivu4PwFYtFxEt0WeD16to3sFMC-JZ-1K-toi7I","gKg8D1BIctyMoUanfZVb4q3q1upuU8kmvHNcroqniQw","lMHdYYq9w-RWqHLiqYRz6GkgIu4sCCHS195k7qrQLqk","4z-PmgFQDexJzf8P723Zqx5TdisGrfs3VNH4MeX3W2Q","XudszNHC_dvjnLCn9glzr_fOmos7MLIige4goPiX3pg","nRytGOFglCEc6NrmSxgZol1sT5R5KpFVqwCFi_En9X4"]}}');
insert into entries (table_id, seq, entry) values ('KMhfdxPJqj4i-fkc', 2, '{"seq":2,"at":1794807054802,"by":"AkPDdAS377ZfiBM0","deed":{"kind":"sat","seat":0,"name":"Bea","nonce":"beas-fourth"}}');
insert into entries (table_id, seq, entry) values ('KMhfdxPJqj4i-fkc', 3, '{"seq":3,"at":1794807054810,"by":"AkPDdAS377ZfiBM0","command":"c9d1671e-689f-43c5-a6f2-263e8ce466a9","deed":{"kind":"began","rules":"2"}}');
insert into entries (table_id, seq, entry) values ('KMhfdxPJqj4i-fkc', 4, '{"seq":4,"at":1794807054819,"by":"AkPDdAS377ZfiBM0","command":"9b5d25b3-c6fc-4b4b-8a52-6e26a7aae3b9","deed":{"kind":"replaced","seat":0,"level":"medium","why":"resigned"}}');
insert into entries (table_id, seq, entry) values ('KMhfdxPJqj4i-fkc', 5, '{"seq":5,"at":1794807054819,"by":"AkPDdAS377ZfiBM0","command":"9b5d25b3-c6fc-4b4b-8a52-6e26a7aae3b9","deed":{"kind":"closed"}}');
insert into seats (table_id, seat, member, players, score, victory) values ('pUsc9PIKLteZrPlt', 0, '_9Zp1J1k0uef2Is_', 3, 9, 0);
insert into seats (table_id, seat, member, players, score, victory) values ('pUsc9PIKLteZrPlt', 1, 'AkPDdAS377ZfiBM0', 3, 7, 0);
insert into seats (table_id, seat, member, players, score, victory) values ('e_TlRVcDLih6aL9G', 0, '_9Zp1J1k0uef2Is_', null, null, null);
insert into seats (table_id, seat, member, players, score, victory) values ('e_TlRVcDLih6aL9G', 1, 'AkPDdAS377ZfiBM0', null, null, null);
insert into seats (table_id, seat, member, players, score, victory) values ('qTIq4VYZu7U-PmCM', 0, 'AkPDdAS377ZfiBM0', null, null, null);
insert into seats (table_id, seat, member, players, score, victory) values ('KMhfdxPJqj4i-fkc', 0, 'AkPDdAS377ZfiBM0', null, null, null);
insert into records (table_id, record) values ('noguBgHIBJI2qFsU', '[Format "1"]
[Rules "2"]
[Game "stone-age"]
[Players "3"]
[Commitment "b17c576278e484fc2ff289446d185f839102a4efecbb5501ff237b043f8a4eab"]
[Secret "yMN6Ngt6uO3i7-ZvwIb11h2qJ-aKGg8ZbHUjxKXbtNA"]
[Nonces "adas-nonce beas-nonce wg7uV_WuCX4vW379G1XKNP-SpNAryIaQkio2Ef-oo38"]
[Result "9 7 595"]
[Winners "2"]

2: place hut 2
0: place forest 4
1: place building2 1
2: place card2 1
0: place quarry 1
1: place quarry 4
2: place forest 2
2: use hut
2: use forest ; 4 6
2: buy card2 wood=2
0: use forest ; 5 2 1 6
0: use quarry ; 2
1: leave building2
1: use quarry ; 4 2 5 2
0: place building1 1
1: place building2 1
2: place hut 2
0: place river 3
1: place river 1
2: place card2 1
0: place hunt 1
1: place building3 1
2: place field 1
1: place forest 2
2: place forest 2
0: leave building1
0: use river ; 5 6 3
0: leave hunt
1: use river ; 5
1: use forest ; 2 5
1: leave building2
1: leave building3
2: use hut
2: use field
2: use forest ; 3 1
2: buy card2 wood=2 ; 3 5 3
0: pick 3
1: pick 5
2: pick 3
1: place card1 1
2: place hut 2
0: place forest 2
1: place river 4
2: place toolmaker 1
0: place card4 1
2: place card3 1
0: place claypit 1
2: place forest 3
0: place card2 1
1: leave river
1: buy card1 wood=1 ; 3 1 1
1: pick 1
2: pick 3
0: pick 1
2: use toolmaker
2: use hut
2: use forest ; 6 1 4
2: tools t1
2: buy card3 wood=3
0: leave card2
0: buy card4 wood=4 ; 6 6 5
1: pick 5
2: pick 6
0: pick 6
0: use claypit ; 3
0: leave forest
1: feed wood=2 stone=1
2: redeem gold=2
2: starve
0: feed wood=1 gold=1
2: place hut 2
0: place quarry 1
1: place river 4
2: place field 1
0: place card1 1
1: place building1 1
2: place forest 5
0: place forest 1
0: place building2 1
0: place card3 1
2: use hut
2: use field
2: use forest ; 4 5 2 3 5
2: tools none
0: use quarry ; 5
0: buy card3 stone=2 gold=1
0: use forest ; 1
0: tools o2
0: leave card1
0: leave building2
1: use river ; 5 6 6 4
1: tools t2
1: leave building1
2: starve
0: starve
1: starve
0: place river 5
1: place field 1
2: place hut 2
1: place forest 4
2: place claypit 7
0: leave river
1: leave forest
1: leave field
2: use hut
2: use claypit ; 1 1 5 2 1 4 4
2: tools none
0: starve
1: starve
2: starve
1: place hut 2
2: place toolmaker 1
0: place hunt 2
1: place card1 1
2: place quarry 5
0: place forest 3
1: place forest 2
2: place river 3
2: place card2 1
1: use forest ; 2 5
1: tools none
1: buy card1 stone=1 ; 2 3 2
1: pick 3
2: pick 2
0: pick 2
1: use hut
2: use toolmaker
2: use river ; 2 3 6
2: tools t1
2: use quarry ; 2 2 1 1 4
2: tools none
2: buy card2 wood=2
0: use forest ; 2 6 1
0: use hunt ; 4 1
1: starve
2: starve
0: starve
2: place card3 1
0: place river 3
1: place forest 5
2: place toolmaker 1
0: place building1 1
1: place river 1
2: place field 1
0: place claypit 1
2: place claypit 6
2: place card4 1
2: use toolmaker
2: use field
2: use claypit ; 4 2 2 5 3 6
2: tools t1 t2
2: buy card3 wood=1 clay=2
2: buy card4 wood=4 ; 2 6 3
2: pick 6
0: pick 2
1: pick 3
0: leave river
0: leave building1
0: leave claypit
1: use forest ; 2 4 3 6 1
1: tools none
1: leave river
2: starve
0: feed wood=3 clay=1
1: feed wood=3 gold=3
0: place hut 2
1: place hunt 2
2: place toolmaker 1
0: place card3 1
1: place forest 3
2: place quarry 4
0: place hunt 2
1: place card2 1
2: place claypit 5
0: leave hunt
0: leave card3
0: leave hut
1: buy card2 wood=2 ; 3 5 3
0: pick 5
1: pick 3
2: pick 3
1: leave hunt
1: leave forest
2: use toolmaker
2: use quarry ; 1 6 4 5
2: tools t1 t2
2: use claypit ; 2 2 4 4 3
2: tools t3
0: starve
1: starve
2: starve
1: place forest 1
2: place toolmaker 1
0: place quarry 3
1: place river 2
2: place field 1
0: place forest 2
1: place quarry 1
2: place card4 1
1: place hunt 2
2: place claypit 7
1: leave hunt
1: use quarry ; 4
1: tools t2
1: leave river
1: leave forest
2: use toolmaker
2: use field
2: use claypit ; 1 4 3 5 5 6 1
2: tools t1 t2
2: buy card4 clay=1 stone=3 ; 6 2
2: tools t3
0: use forest ; 5 6
0: tools t1
0: leave quarry
1: starve
2: starve
0: feed wood=4
2: place toolmaker 1
0: place quarry 2
1: place hunt 3
2: place building3 1
0: place forest 1
1: place river 3
2: place card1 1
0: place building1 1
2: place field 1
0: place card2 1
2: place quarry 4
2: place hunt 2
2: use toolmaker
2: use field
2: use quarry ; 6 3 2 6
2: tools t1
2: use hunt ; 6 3
2: tools t2 t3
2: build building3 wood=1 clay=1 stone=2 gold=1
2: buy card1 gold=1
0: leave building1
0: buy card2 wood=1 clay=1 ; 2 2 6
2: pick 6
0: pick 2
1: pick 2
0: use forest ; 5
0: tools none
0: use quarry ; 6 6
0: tools t1
1: leave river
1: leave hunt
0: feed wood=1 clay=1 stone=2
1: feed wood=2 stone=4
0: place quarry 4
1: place claypit 2
2: place card2 1
0: place hunt 1
1: place hut 2
2: place card3 1
1: place toolmaker 1
2: place building3 1
1: place hunt 1
2: place forest 7
0: use hunt ; 5
0: tools none
0: use quarry ; 2 5 1 5
0: tools none
1: use hut
1: leave hunt
1: leave toolmaker
1: use claypit ; 4 3
1: tools t2
2: use forest ; 6 5 2 6 4 1 6
2: tools t1 t2 t3
2: build building3 clay=1 stone=3 gold=1
2: buy card3 clay=2 stone=1
2: buy card2 wood=2
0: feed stone=2
1: starve
1: place forest 1
2: place card3 1
0: place quarry 3
1: place quarry 2
2: place toolmaker 1
0: place building2 1
1: place river 4
2: place card2 1
0: place forest 1
2: place building3 1
2: place building1 1
2: place claypit 4
2: place field 1
1: leave river
1: leave quarry
1: leave forest
2: use toolmaker
2: use field
2: use claypit ; 6 1 3 5
2: tools t1 t3
2: buy card3 clay=1 stone=1 gold=1
2: build building1 wood=1 clay=1 gold=1
2: build building3 wood=1 clay=2
2: buy card2 wood=2
0: leave building2
0: leave quarry
0: leave forest
1: starve
0: starve
2: place building1 1
0: place claypit 2
1: place claypit 1
2: place toolmaker 1
0: place building2 1
1: place field 1
2: place forest 7
0: place quarry 1
1: place hunt 5
2: place card2 1
0: place card3 1
2: use toolmaker
2: use forest ; 5 3 2 1 1 1 6
2: tools t1 t2 t3
2: build building1 clay=2 stone=2
2: buy card2 wood=1 stone=1 ; 5 4 4
2: pick 5
0: pick 4
1: pick 4
0: leave building2
0: leave card3
0: leave quarry
0: leave claypit
1: leave field
1: use claypit ; 1
1: tools none
1: use hunt ; 4 2 4 4 1
1: tools t1
0: starve
0: place claypit 5
1: place quarry 7
2: place building1 1
2: place building2 1
2: place forest 7
2: place toolmaker 1
0: leave claypit
1: leave quarry
2: use toolmaker
2: use forest ; 2 1 3 2 1 1 2
2: tools t1 t2 t3
2: build building2 wood=2 clay=1
2: build building1 wood=1 stone=2
0: starve
1: starve
1: place claypit 5
2: place toolmaker 1
0: place field 1
1: place river 1
2: place card1 1
0: place hunt 4
1: place card4 1
2: place forest 4
2: place building1 1
2: place quarry 3
1: buy card4 clay=3 gold=1
1: use river ; 6
1: tools t2 o4
1: use claypit ; 5 4 3 1 2
1: tools none
2: use toolmaker
2: use quarry ; 4 3 2
2: tools t1 t2 t3
2: use forest ; 3 2 4 2
2: build building1 clay=1 stone=2
2: buy card1 clay=1 ; 3 6 5
1: pick 5
2: pick 3
0: pick 6
0: leave hunt
0: leave field
1: starve
0: starve
2: place card3 1
0: place forest 1
1: place river 2
2: place building1 1
0: place building2 1
1: place quarry 1
2: place card2 1
0: place toolmaker 1
1: place claypit 1
2: place building3 1
0: place claypit 1
1: place hunt 1
2: place card4 1
0: place quarry 1
1: place hut 2
2: place river 1
2: place card1 1
2: place forest 3
2: use river ; 4
2: tools t1 t2
2: use forest ; 5 2 6
2: tools t3
2: buy card3 clay=3 ; 2 2 1
2: pick 1
0: pick 2
1: pick 2
2: build building1 clay=4
2: build building3 stone=2 gold=1
2: buy card2 wood=1 stone=1
2: buy card4 clay=4
2: buy card1 stone=1 ; 5 1
0: use claypit ; 1
0: tools none
0: use forest ; 5
0: tools none
0: use toolmaker
0: use quarry ; 4
0: tools none
0: leave building2
1: use river ; 1 6
1: tools t2 t3
1: leave claypit
1: use quarry ; 2
1: tools none
1: leave hunt
1: use hut
0: feed wood=1 clay=1 gold=1
1: starve
0: place building2 1
1: place hunt 5
2: place card3 1
0: place hut 2
1: place field 1
2: place card1 1
0: place quarry 1
1: place quarry 2
2: place card2 1
0: place forest 1
2: place forest 5
2: place river 1
2: place card4 1
0: leave hut
0: use quarry ; 5
0: tools t2
0: leave building2
0: use forest ; 3
0: tools none
1: leave field
1: use quarry ; 1 6
1: tools t2
1: leave hunt
2: use river ; 4
2: tools t1 t2
2: use forest ; 2 1 3 3 2
2: tools t3
2: buy card3 wood=3
2: buy card1 wood=1
2: buy card2 wood=2
2: buy card4 gold=4
0: starve
1: starve
1: place hunt 5
2: place card3 1
0: place card2 1
1: place forest 1
2: place card1 1
0: place hunt 1
1: place building3 1
2: place building2 1
0: place forest 3
1: place toolmaker 1
2: place quarry 2
2: place building1 1
2: place river 3
2: place claypit 1
1: use toolmaker
1: leave building3
1: leave hunt
1: use forest ; 2
1: tools t2
2: use river ; 3 2 1
2: tools t1 t2 t3
2: use quarry ; 4 4
2: use claypit ; 6
2: buy card3 wood=2 clay=1
2: buy card1 wood=1
2: build building1 wood=1 stone=1 gold=1
2: leave building2
0: leave hunt
0: leave card2
0: leave forest
1: starve
0: starve
2: place card3 1
0: place hunt 2
1: place claypit 1
2: place building1 1
0: place building2 1
1: place hunt 1
2: place card1 1
0: place hut 2
1: place quarry 5
2: place building3 1
1: place forest 1
2: place quarry 2
2: place card2 1
2: place card4 1
2: place river 2
2: use river ; 3 2
2: tools t1 o3
2: use quarry ; 4 4
2: tools t2 t3
2: build building1 wood=5
2: buy card3 wood=1 stone=1 gold=1
2: build building3 wood=1 stone=1 gold=1
2: buy card1 wood=1
2: buy card4 wood=1 stone=1 gold=2
2: buy card2 wood=1 stone=1
0: use hut
0: use hunt ; 1 5
0: tools t1
0: leave building2
1: leave hunt
1: use claypit ; 5
1: tools t2
1: use forest ; 2
1: tools t1
1: leave quarry
0: feed wood=1
1: feed clay=5 stone=1 gold=2



');
insert into persons (id, name, made_at, login, login_key, password_hash) values ('_9Zp1J1k0uef2Is_', '', 1794807050322, 'Ada', 'ada', 'scrypt$65536$8$1$5AmN4Uovaeswejvatndt6w$oh1aM7SAdVL1PfdnnfXNJsNs_lLibe-AqhVleGLRRNs');
insert into persons (id, name, made_at, login, login_key, password_hash) values ('AkPDdAS377ZfiBM0', 'Bea', 1794807050333, null, null, null);
insert into persons (id, name, made_at, login, login_key, password_hash) values ('mH-eo2X29j4v4wU6', '', 1794807050334, null, null, null);
insert into sessions (token_hash, person_id, made_at, used_at) values ('90c6c32de5675f307b5a9105b00c991afae7032e1f01757cb2681e49831614d6', 'AkPDdAS377ZfiBM0', 1794807050333, 1794807050333);
insert into sessions (token_hash, person_id, made_at, used_at) values ('8d4d2485a9278d43f9d95719bb7d48024d6e9a8ee4ee16045f9e45c1c4c5c376', 'mH-eo2X29j4v4wU6', 1794807050335, 1794807050335);
insert into sessions (token_hash, person_id, made_at, used_at) values ('53b6d1cc9d4465853e2155fbbddbc005f6189824f07d9df5319ece6a6b03792a', '_9Zp1J1k0uef2Is_', 1794807050635, 1794807050635);
