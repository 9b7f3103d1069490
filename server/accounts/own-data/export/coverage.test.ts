import { describe, expect, it } from 'vitest';
import { listPersonalTables, tableName } from '../../../testing/accounts/personal-tables.ts';
import { notExported, sections } from './sections.ts';

const told = sections.flatMap(({ tables }) => tables.map(tableName));

describe('the file of everything about a person', () => {
  it('tells of every table that names somebody, or says why not', async () => {
    const tables = await listPersonalTables();
    expect(tables.length).toBeGreaterThan(30);
    expect(tables.filter((name) => !told.includes(name) && !(name in notExported))).toEqual([]);
  });

  it('leaves out nothing that is told after all', () => {
    expect(told.filter((name) => name in notExported)).toEqual([]);
  });

  it('has a name for each of its parts', () => {
    const names = sections.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
