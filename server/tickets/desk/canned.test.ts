import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CannedReply } from '@bac/contract/tickets/tickets-admin.ts';
import { auditLog } from '../../db/schema.ts';
import { testApp, type TestApp } from '../../testing/app.ts';
import { newAgent } from '../../testing/tickets/desk.ts';
import { seedCannedReplies } from './seed-canned-replies.ts';

let test: TestApp;
let agent: Awaited<ReturnType<typeof newAgent>>;

beforeAll(async () => {
  test = await testApp();
  agent = await newAgent(test, 'Đỗ Khánh Ly');
});
afterAll(() => test.close());

const texts = (text: string) => ({ en: text, vi: `${text} (vi)` });
const save = (id: string, revision: number, text = 'Thank you, {{name}}.') =>
  agent.ask<CannedReply>('PUT', `/canned-replies/${id}`, {
    revision,
    name: texts('Thanks'),
    category: 'other',
    body: texts(text),
  });

describe('canned replies', () => {
  it('seeds canned replies in both languages, each only once', async () => {
    const services = test.services;
    await seedCannedReplies(services);
    const first = await agent.canned();
    expect(first).toHaveLength(6);
    for (const { name, body } of first) {
      expect(name.en).not.toBe(name.vi);
      for (const text of [body.en, body.vi]) {
        const used = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, variable]) => variable);
        expect(['name', 'number', 'agent', 'test', 'site']).toEqual(expect.arrayContaining(used));
      }
    }
    const [edited, deleted] = first;
    await save(edited!.id, 1, 'Ours now.');
    await agent.ask('DELETE', `/canned-replies/${deleted!.id}`);
    await seedCannedReplies(services);
    const later = await agent.canned();
    expect(later).toHaveLength(5);
    expect(later.find(({ id }) => id === edited!.id)!.body.en).toBe('Ours now.');
  });

  it('writes, changes and deletes a canned reply, each with an audit entry', async () => {
    const id = crypto.randomUUID();
    expect((await save(id, 0)).data).toMatchObject({ revision: 1, category: 'other' });
    expect((await save(id, 1, 'Better.')).data).toMatchObject({ revision: 2 });
    expect((await agent.ask('DELETE', `/canned-replies/${id}`)).status).toBe(200);
    expect((await agent.ask('DELETE', `/canned-replies/${id}`)).status).toBe(200);
    expect((await agent.canned()).map((reply) => reply.id)).not.toContain(id);
    const entries = await test.services.db
      .select()
      .from(auditLog)
      .where(like(auditLog.subject, `canned:${id}`));
    expect(entries.map(({ action }) => action)).toEqual([
      'canned.saved',
      'canned.saved',
      'canned.deleted',
    ]);
  });

  it('refuses the later of two concurrent edits', async () => {
    const id = crypto.randomUUID();
    const created = await Promise.all([save(id, 0, 'Mine.'), save(id, 0, 'Yours.')]);
    expect(created.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const changed = await Promise.all([save(id, 1, 'Mine.'), save(id, 1, 'Yours.')]);
    expect(changed.map(({ code }) => code)).toContain('CHANGED_MEANWHILE');
    expect(changed.map(({ status }) => status)).toContain(200);
    await agent.ask('DELETE', `/canned-replies/${id}`);
    expect((await save(id, 2)).code).toBe('CHANGED_MEANWHILE');
    expect((await save(id, 0)).code).toBe('CHANGED_MEANWHILE');
  });

  it('requires text in both languages', async () => {
    const empty = await agent.ask('PUT', `/canned-replies/${crypto.randomUUID()}`, {
      revision: 0,
      name: { en: 'Thanks', vi: ' ' },
      category: null,
      body: texts('x'),
    });
    expect(empty.code).toBe('INVALID_REQUEST');
  });
});
