import type { ReadyReport } from '@bac/contract/results/results.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { toRows, type DetailRow } from './list/rows.ts';
import { detailSettings, type Settings } from './settings.ts';
import { computeView, type View } from './view.ts';

/** Takes the changed settings, or a function that computes them from the latest ones. */
export type ChangeSettings = (
  changed: Partial<Settings> | ((latest: Settings) => Partial<Settings>),
) => void;

interface DetailView {
  all: DetailRow[];
  view: View;
  /** The id of the open row. */
  open: string | undefined;
  /** Goes to the first page, unless the change names one, and closes an open row. */
  change: ChangeSettings;
  /** Opens the row, or closes it if it is open. */
  toggle: (id: string) => void;
  /** Opens the previous or next row of the list and scrolls to it; does nothing if there is none or no row is open. */
  move: (step: -1 | 1) => void;
}

const findRowId = (all: readonly DetailRow[], hash: string): string | undefined =>
  all.find(({ id }) => `#${id}` === hash)?.id;

/** Keeps filters, order, page and the open row in the address, so that links and reloads restore them. */
export function useDetailView(report: ReadyReport): DetailView {
  const { hash } = useLocation();
  const [language] = useLanguage();
  const [settings, go] = useAddressSettings(detailSettings);
  const all = useMemo(() => toRows(report), [report]);
  const targetId = findRowId(all, hash);
  const view = useMemo(
    () => computeView(all, settings, language, targetId),
    [all, settings, language, targetId],
  );
  const isOwnMove = useRef(false);

  useEffect(() => {
    const shouldScroll = targetId !== undefined && !isOwnMove.current;
    isOwnMove.current = false;
    if (!shouldScroll) return;
    const row = document.getElementById(targetId);
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
  }, [targetId]);

  /** Starts from the effective settings: an open row may have overridden the filters of the address. */
  const update = (next: (latest: Settings) => Settings, id?: string): void => {
    isOwnMove.current = id !== undefined;
    go(
      (latest, latestHash) =>
        next(computeView(all, latest, language, findRowId(all, latestHash)).settings),
      id === undefined ? '' : `#${id}`,
    );
  };
  const open = report.isOwn ? targetId : undefined;
  return {
    all,
    view,
    open,
    change: (changed) =>
      update((latest) => ({
        ...latest,
        page: 1,
        ...(typeof changed === 'function' ? changed(latest) : changed),
      })),
    toggle: (id) => update((latest) => latest, id === open ? undefined : id),
    move: (step) => {
      const id = step < 0 ? view.previous : view.next;
      if (open === undefined || id === undefined) return;
      update((latest) => latest, id);
      isOwnMove.current = false;
    },
  };
}
