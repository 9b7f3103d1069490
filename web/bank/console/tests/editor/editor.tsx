import type { Shortage, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { oneOf } from '../../../../ui/data/address/setting.ts';
import { addressSettings } from '../../../../ui/data/address/address-settings.ts';
import { useAddressSettings } from '../../../../ui/data/address/use-address-settings.ts';
import { usePageName } from '../../../../ui/layout/page-name.ts';
import screen from '../../../../ui/layout/screen.module.css';
import { ForecastCard } from '../charts/forecast-card.tsx';
import { ChooseDialog } from '../choose/choose-dialog.tsx';
import { GateCard } from '../publish/gate-card.tsx';
import classes from '../tests.module.css';
import { CoverageCard } from './coverage-card.tsx';
import { EditorDialogs, type OpenDialog } from './editor-dialogs.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorTabs, type Tab } from './editor-tabs.tsx';
import { focusPlace } from './focus-place.ts';
import { HistoryCard } from './history-card.tsx';
import { ModulesCard } from './modules-card.tsx';
import { placeItem, type Place } from './places.ts';
import { ProblemsCard } from './problems-card.tsx';
import { ShortagesNote } from './shortages-note.tsx';
import { EditionNote } from './edition-note.tsx';
import { TestConflict } from './test-conflict.tsx';
import { useTest } from './use-test.ts';

const settings = addressSettings({ tab: oneOf(['first', 'rw', 'math', 'history']) });

interface Props {
  first: WholeTest;
  shortages: readonly Shortage[];
}

/** Coverage and questions of a section at the left; what they amount to and what is still open at the right. */
export function Editor({ first, shortages }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const editor = useTest(first, shortages);
  const { test } = editor;
  const [choosing, setChoosing] = useState<Place>();
  const [open, setOpen] = useState<OpenDialog>();
  const [{ tab: given }, setAddress] = useAddressSettings(settings);
  const sections = test.plan.map(({ section }) => section);
  const tab: Tab =
    given === 'history' ? given : (sections.find((each) => each === given) ?? sections[0] ?? 'rw');
  const name = test.name[language] || test.name.en || test.name.vi || test.id;
  useDocumentTitle(`${name} · ${t('documentTitle')}`);
  usePageName(name);

  function show(place: Place): void {
    const section = test.modules[place.module]?.section;
    if (section && section !== tab) setAddress({ tab: section });
    focusPlace(place);
  }

  return (
    <div className={screen.screen}>
      <EditorHead editor={editor} name={name} onOpen={setOpen} />
      <EditionNote test={test} />
      <ShortagesNote shortages={editor.shortages} onClose={editor.forgetShortages} />
      <EditorTabs test={test} tab={tab} onChoose={(chosen) => setAddress({ tab: chosen })} />
      <div className={classes.columns}>
        <div className={classes.main}>
          {tab === 'history' ? (
            <HistoryCard test={test} />
          ) : (
            <>
              <CoverageCard test={test} section={tab} />
              <ModulesCard editor={editor} section={tab} onChoose={setChoosing} />
            </>
          )}
        </div>
        <aside className={classes.side}>
          {tab !== 'history' && <ForecastCard test={test} section={tab} />}
          {test.state === 'draft' && (
            <GateCard test={test} onShow={show} onRename={() => setOpen('rename')} />
          )}
          {test.state === 'draft' && <ProblemsCard test={test} onShow={show} />}
        </aside>
      </div>
      {choosing && (
        <ChooseDialog
          test={test}
          place={choosing}
          onClose={() => setChoosing(undefined)}
          onChoose={async (item) => {
            const modules = placeItem(test.modules, choosing, item, test.items);
            setChoosing(undefined);
            if (!(await editor.change({ modules }))) return;
            const slot = modules[choosing.module]?.slots.findIndex((each) => each.item === item.id);
            focusPlace({ ...choosing, slot: slot ?? choosing.slot });
          }}
        />
      )}
      <EditorDialogs editor={editor} name={name} open={open} onClose={() => setOpen(undefined)} />
      {editor.conflict && <TestConflict editor={editor} {...editor.conflict} />}
    </div>
  );
}
