import type { ItemVersion } from '@bac/exam/item/item.ts';
import { boundedCache } from '../bounded-cache.ts';
import { findForm, mapItemVersions, type FormRow } from '../db/bank.ts';
import type { Services } from '../services.ts';

export interface KnownForm extends FormRow {
  bank: ReadonlyMap<string, ItemVersion>;
}

/** A form and its items, kept for a while: every student of a class asks for the same ones. */
export class KnownForms {
  #cache;
  #services;

  constructor(services: Pick<Services, 'db' | 'clock'>) {
    this.#services = services;
    this.#cache = boundedCache<string, KnownForm>(services.clock, {
      entries: 50,
      milliseconds: 60_000,
    });
  }

  async find(id: string): Promise<KnownForm | undefined> {
    const cached = this.#cache.get(id);
    if (cached) return cached;
    const row = await findForm(this.#services.db, id);
    if (!row) return undefined;
    const slots = row.form.modules.flatMap((module) => module.slots);
    const known = { ...row, bank: await mapItemVersions(this.#services.db, slots) };
    this.#cache.set(id, known);
    return known;
  }
}
