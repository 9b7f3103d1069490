import { describe, expect, it } from 'vitest';
import { listPersonalTables, tableName } from '../../../testing/accounts/personal-tables.ts';
import { notExported, sections } from './sections.ts';

const exported = sections.flatMap(({ tables }) => tables.map(tableName));

describe('the sections of a data export', () => {
  it('exports every table that refers to a person or states why not', async () => {
    const tables = await listPersonalTables();
    expect(tables.length).toBeGreaterThan(30);
    expect(tables.filter((name) => !exported.includes(name) && !(name in notExported))).toEqual([]);
  });

  it('lists no exported table as not exported', () => {
    expect(exported.filter((name) => name in notExported)).toEqual([]);
  });

  it('gives each section a unique name', () => {
    const names = sections.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
