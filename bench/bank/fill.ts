import type { Client } from 'pg';

const items = 20_000;
const forms = 300;

/**
 * Each new item combines the first half of the text of one initial item with the second half of another, so that word frequencies
 * are realistic. One in three has a second version, one in twenty has a draft.
 */
const fillItems = `
  create temp table founding as
    select (row_number() over (order by items.id))::int as place, (count(*) over ())::int as places, items.*, content
    from items join item_versions using (version)
    where item_versions.item_id = items.id;
  create temp table added as
    select n, 'bench-' || n as id, 1 + (n % 3 = 0)::int as version, one.skill, one.difficulty, one.kind, one.summary,
           one.content,
           'bench-' || n || ' ' || left(one.search_text, length(one.search_text) / 2) || ' '
             || right(other.search_text, length(other.search_text) / 2) || ' ' || (n * 37) % 997 as search_text,
           case when n % 20 = 1 then case when n % 40 = 1 then 'review' else 'draft' end end as draft_state,
           now() - interval '400 days' * random() as updated_at
    from generate_series(1, ${items}) as n
    join founding as one on one.place = 1 + n % one.places
    join founding as other on other.place = 1 + (n * 7 + n / 50) % other.places;
  insert into items (id, version, status, skill, type, difficulty, kind, summary, search_text, draft_state, gaps,
                     created_at, updated_at)
    select id, version, case when n % 25 = 0 then 'archived' else 'published' end, skill,
           case when n % 6 = 0 then 'type-' || n % 12 end, difficulty, kind, summary, search_text, draft_state,
           case when n % 70 = 0 then 2 else 0 end, updated_at, updated_at
    from added;
  insert into item_versions (item_id, version, skill, difficulty, content, created_at)
    select id, one, skill, difficulty, content || jsonb_build_object('id', id, 'version', one), updated_at
    from added, generate_series(1, version) as one;
  insert into item_drafts (item_id, content, based_on, state, revision, note, created_at, updated_at)
    select id, content - '{id,version,status}'::text[], version, draft_state, 1, '', updated_at, updated_at
    from added where draft_state is not null;`;

/**
 * Four of five items have answers, some too few for statistics; one in eight has a flag. The answers are invented, so the server
 * would delete the statistics when it first computes them; the SQL rule prevents that.
 */
const fillStatistics = `
  create rule invented_figures_stay as on delete to item_statistics do instead nothing;
  insert into item_statistics (item_id, version, place, is_main, answers, p, r, options, fifths, median_ms, flags,
                               computed_at)
    select id, version, place, place = 'first', (n * 7919) % 900 + (place = 'first')::int * 10,
           0.05 + (n * 31 % 90) / 100.0, (n * 17 % 70 - 5) / 100.0, '[]', '[0.2, 0.4, 0.5, 0.7, 0.8]', 60000,
           case when n % 8 > 0 then '{}' when n % 16 = 0 then '{weak}' when n % 24 = 0 then '{too-hard,weak}'
                else '{unused-choice}' end::text[],
           now()
    from added, unnest(array['first', 'lower', 'higher']) as place
    where n % 5 > 0 and (place = 'first' or n % 2 = 0);`;

const fillForms = `
  insert into forms (id, blueprint, status, content, scaling, created_at, updated_at)
    select 'bench-form-' || f, 'full', case when f % 4 = 0 then 'archived' else 'published' end,
           jsonb_build_object('id', 'bench-form-' || f, 'blueprint', 'full',
             'name', jsonb_build_object('en', 'Full test ' || f, 'vi', 'Đề thi thử ' || f),
             'modules', (
               select jsonb_agg(jsonb_build_object('section', 'rw', 'part', 1, 'slots', (
                 select jsonb_agg(jsonb_build_object('item', 'bench-' || 1 + (f * 331 + m * 27 + s) % ${items},
                   'version', 1, 'isPretest', s % 13 = 0))
                 from generate_series(1, 27) as s)))
               from generate_series(1, 6) as m)),
           '{}', now(), now()
    from generate_series(1, ${forms}) as f;`;

/** Writes a large bank straight into the tables. */
export async function fillBank(database: Client): Promise<void> {
  for (const statement of [fillItems, fillStatistics, fillForms]) await database.query(statement);
  await database.query('vacuum analyze items, item_versions, item_statistics, forms');
}
