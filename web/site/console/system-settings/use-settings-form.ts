import type { Settings } from '@bac/contract/site/settings.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { useSaving } from '../../../api/use-saving.ts';
import { problemsOf } from './problems-of.ts';

function pick<Name extends keyof Settings>(all: Settings, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Settings, Name>;
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export type SettingsForm<Name extends keyof Settings = keyof Settings> = ReturnType<
  typeof useSettingsForm<Name>
>;

/** Some of the settings, edited together and saved by themselves; when somebody was faster, both versions are there to choose from. */
export function useSettingsForm<Name extends keyof Settings>(
  stored: Settings,
  names: readonly Name[],
) {
  const [base, setBase] = useState(() => pick(stored, names));
  const [draft, setDraft] = useState(base);
  const [theirs, setTheirs] = useState<Pick<Settings, Name>>();
  const { saving, error, save, reset } = useSaving();
  const [hasTried, setTried] = useState(false);
  const problems = problemsOf(draft);
  const changed = names.filter((name) => !isSame(draft[name], base[name]));

  function show(values: Pick<Settings, Name>): void {
    setBase(values);
    setDraft(values);
    setTheirs(undefined);
    setTried(false);
  }

  async function send(seen: Pick<Settings, Name>): Promise<void> {
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    const all = { ...stored, ...draft };
    const before = { ...stored, ...seen };
    const body = { ...trimmed(pick(all, changed)), seen: pick(before, changed) };
    await save(async () => {
      try {
        const saved = await call('PATCH /admin/settings', { body, quiet: true });
        show(pick(saved, names));
      } catch (failure) {
        if (failure instanceof ApiError && failure.code === 'CHANGED_MEANWHILE') {
          setTheirs(pick(await call('GET /admin/settings'), names));
        }
        throw failure;
      }
    });
  }

  return {
    draft,
    base,
    theirs,
    saving,
    error,
    isDirty: changed.length > 0,
    /** Told once saving was tried, then as they are mended. */
    problems: hasTried ? problems : {},
    change: (part: Partial<Pick<Settings, Name>>) => setDraft({ ...draft, ...part }),
    save: () => void send(base),
    undo: () => {
      show(base);
      reset();
    },
    keepMine: () => void send(theirs ?? base),
    takeTheirs: () => {
      show(theirs ?? base);
      reset();
    },
  };
}

/** The same with no blanks around any of its texts. */
function trimmed<Value>(value: Value): Value {
  if (typeof value === 'string') return value.trim() as Value;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]);
  return Object.fromEntries(entries) as Value;
}
