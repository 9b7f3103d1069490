import type { ReadyReport } from '@bac/contract/results/results.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/use-language.ts';
import { useAddressSettings } from '../../ui/data/address/use-address-settings.ts';
import { rowsOf, type DetailRow } from './list/rows.ts';
import { detailSettings, type Settings } from './settings.ts';
import { viewOf, type View } from './view.ts';

/** What changes, or how it follows from what was chosen last. */
export type ChangeSettings = (
  changed: Partial<Settings> | ((latest: Settings) => Partial<Settings>),
) => void;

interface DetailView {
  all: DetailRow[];
  view: View;
  /** The id of the open row. */
  open: string | undefined;
  /** Another page, unless the change names one, is the first; an open row closes. */
  change: ChangeSettings;
  /** Opens it, or closes it where it is open. */
  toggle: (id: string) => void;
}

const rowAt = (all: readonly DetailRow[], hash: string): string | undefined =>
  all.find(({ id }) => `#${id}` === hash)?.id;

/** Filters, order, page and the open row stand in the address: a link leads to them and a reload keeps them. */
export function useDetailView(report: ReadyReport): DetailView {
  const { hash } = useLocation();
  const [language] = useLanguage();
  const [settings, go] = useAddressSettings(detailSettings);
  const all = useMemo(() => rowsOf(report), [report]);
  const wanted = rowAt(all, hash);
  const view = useMemo(
    () => viewOf(all, settings, language, wanted),
    [all, settings, language, wanted],
  );
  const isOwnMove = useRef(false);

  useEffect(() => {
    const isAsked = wanted !== undefined && !isOwnMove.current;
    isOwnMove.current = false;
    if (!isAsked) return;
    const row = document.getElementById(wanted);
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
  }, [wanted]);

  /** From what is in force there: an open row may have put the filters of the address out of force. */
  const goOn = (next: (latest: Settings) => Settings, id?: string): void => {
    isOwnMove.current = id !== undefined;
    go(
      (latest, at) => next(viewOf(all, latest, language, rowAt(all, at)).settings),
      id === undefined ? '' : `#${id}`,
    );
  };
  const open = report.isOwn ? wanted : undefined;
  return {
    all,
    view,
    open,
    change: (changed) =>
      goOn((latest) => ({
        ...latest,
        page: 1,
        ...(typeof changed === 'function' ? changed(latest) : changed),
      })),
    toggle: (id) => goOn((latest) => latest, id === open ? undefined : id),
  };
}
