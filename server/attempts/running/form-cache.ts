import type { ItemRef } from '@bac/exam/attempt/event.ts';
import type { Form } from '@bac/exam/blueprint/form.ts';
import type { ItemVersion } from '@bac/exam/item/item.ts';
import { boundedCache } from '../../platform/bounded-cache.ts';
import { findForm, mapItemVersions, type FormRow } from '../../bank/item-versions.ts';
import type { Services } from '../../services.ts';

export interface CachedForm extends FormRow {
  bank: Bank;
  /** The items of each module, built once, so that all cached attempts at the form share the same objects. */
  moduleItems: ItemRef[][];
}

type Bank = ReadonlyMap<string, ItemVersion>;

const itemRefsIn = ({ modules }: Form, bank: Bank): ItemRef[][] =>
  modules.map(({ slots }) =>
    slots.flatMap(({ item, version }) => {
      const kind = bank.get(item)?.response.kind;
      return kind ? [{ item, version, kind }] : [];
    }),
  );

/** Caches forms with their items: all students of a class request the same ones. */
export class FormCache {
  #cache;
  #services;

  constructor(services: Pick<Services, 'db' | 'clock'>) {
    this.#services = services;
    this.#cache = boundedCache<string, CachedForm>(services.clock, {
      entries: 50,
      milliseconds: 60_000,
    });
  }

  async find(id: string): Promise<CachedForm | undefined> {
    const cached = this.#cache.get(id);
    if (cached) return cached;
    const row = await findForm(this.#services.db, id);
    if (!row) return undefined;
    const slots = row.form.modules.flatMap((module) => module.slots);
    const bank = await mapItemVersions(this.#services.db, slots);
    const form = { ...row, bank, moduleItems: itemRefsIn(row.form, bank) };
    this.#cache.set(id, form);
    return form;
  }
}
