import type { Shortage, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { useDocumentTitle } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { sectionName } from '../../../../item/structure-name.ts';
import { Muted, Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { addressSettings } from '../../../../ui/data/address/address-settings.ts';
import { oneOf } from '../../../../ui/data/address/setting.ts';
import { useAddressSettings } from '../../../../ui/data/address/use-address-settings.ts';
import { ViewTabs } from '../../../../ui/data/table/view-tabs.tsx';
import { formatMoment } from '../../../../ui/format/home-time.ts';
import { Card } from '../../../../ui/layout/card.tsx';
import { usePageName } from '../../../../ui/layout/page-name.ts';
import screen from '../../../../ui/layout/screen.module.css';
import { ForecastCard } from '../charts/forecast-card.tsx';
import { ChooseDialog } from '../choose/choose-dialog.tsx';
import type messages from '../messages.en.json';
import { GateCard } from '../publish/gate-card.tsx';
import { testPath } from '../test-paths.ts';
import classes from '../tests.module.css';
import { CoverageCard } from './coverage-card.tsx';
import { EditorDialogs, type OpenDialog } from './editor-dialogs.tsx';
import { EditorHead } from './editor-head.tsx';
import { focusPlace } from './focus-place.ts';
import { ModulesCard } from './modules-card.tsx';
import { countFilled, placeItem, type Place } from './places.ts';
import { ProblemsCard } from './problems-card.tsx';
import { ShortagesNote } from './shortages-note.tsx';
import { TestConflict } from './test-conflict.tsx';
import { useTest } from './use-test.ts';

const settings = addressSettings({ tab: oneOf(['first', 'rw', 'math', 'history']) });

interface Props {
  initialTest: WholeTest;
  shortages: readonly Shortage[];
}

/** Coverage and questions of a section at the left; the forecast and what is still missing at the right. */
export function Editor({ initialTest, shortages }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const editor = useTest(initialTest, shortages);
  const { test } = editor;
  const [choosing, setChoosing] = useState<Place>();
  const [open, setOpen] = useState<OpenDialog>();
  const [{ tab: addressTab }, setAddress] = useAddressSettings(settings);
  const sections = test.plan.map(({ section }) => section);
  const tab: Tab =
    addressTab === 'history'
      ? addressTab
      : (sections.find((each) => each === addressTab) ?? sections[0] ?? 'rw');
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
      <ShortagesNote shortages={editor.shortages} onClose={editor.dismissShortages} />
      <EditorTabs test={test} tab={tab} onChoose={(chosen) => setAddress({ tab: chosen })} />
      <div className={classes.columns}>
        <Stack>
          {tab === 'history' ? (
            <HistoryCard test={test} />
          ) : (
            <>
              <CoverageCard test={test} section={tab} />
              <ModulesCard editor={editor} section={tab} onChoose={setChoosing} />
            </>
          )}
        </Stack>
        <Stack as="aside" className={classes.side}>
          {tab !== 'history' && <ForecastCard test={test} section={tab} />}
          {test.state === 'draft' && (
            <GateCard test={test} onShow={show} onRename={() => setOpen('rename')} />
          )}
          {test.state === 'draft' && <ProblemsCard test={test} onShow={show} />}
        </Stack>
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

type Action = keyof (typeof messages)['history']['action'];

/** The history of the test, the latest change first. */
function HistoryCard({ test }: { test: WholeTest }) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const actionText = (action: string): string =>
    t(`history.action.${action.replace('test.', '') as Action}`);
  return (
    <Card title={t('history.title')} titleLevel={2} isFlush>
      <ul className={classes.rows}>
        {test.history.map(({ at, action, actorName: actor }) => (
          <Row as="li" isOneLine justify="between" align="baseline" gap={12} key={at + action}>
            <span>
              {actionText(action)}
              <Muted as="span"> · {actor ?? t('history.product')}</Muted>
            </span>
            <Muted as="span">
              <time dateTime={at}>{formatMoment(at, language)}</time>
            </Muted>
          </Row>
        ))}
        {test.history.length === 0 && <Muted as="li">{t('history.none')}</Muted>}
      </ul>
    </Card>
  );
}

/** The test a new edition replaces and the questions changed since; for an older one, a link to the newer edition. */
function EditionNote({ test }: { test: WholeTest }) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const { replaces, edition } = test;
  if (!replaces && !edition) return null;
  return (
    <div className={classes.note} data-tone="indigo">
      <div>
        {replaces && (
          <p>
            {t(test.state === 'draft' ? 'edition.of' : 'edition.was')}{' '}
            <Link to={testPath(replaces.id)}>{replaces.name[language]}</Link>.{' '}
            {replaces.changed.length === 0
              ? t('edition.same')
              : t('edition.changed', { count: replaces.changed.length })}
          </p>
        )}
        {replaces && replaces.changed.length > 0 && (
          <ul>
            {replaces.changed.map(({ item, from, to }) => (
              <li key={item}>{t('edition.version', { item, from, to })}</li>
            ))}
          </ul>
        )}
        {edition && (
          <p>
            <Link to={testPath(edition)}>{t('edition.newer', { id: edition })}</Link>
          </p>
        )}
      </div>
    </div>
  );
}

type Tab = Section | 'history';

interface TabProps {
  test: WholeTest;
  tab: Tab;
  onChoose: (tab: Tab) => void;
}

/** One tab per section, with how many of its places are filled. */
function EditorTabs({ test, tab, onChoose }: TabProps) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const placed = (section: string): string => {
    const modules = test.modules.filter((module) => module.section === section);
    const filled = modules.reduce((sum, module) => sum + countFilled(module), 0);
    const total = modules.reduce((sum, { slots }) => sum + slots.length, 0);
    return t('placed', { found: filled, required: total });
  };
  return (
    <ViewTabs
      label={t('editor.tabs')}
      views={[
        ...test.plan.map(({ section }) => ({
          value: section as Tab,
          label: `${sectionName(section)[language]} · ${placed(section)}`,
          count: undefined,
        })),
        { value: 'history' as Tab, label: t('history.title'), count: undefined },
      ]}
      isChosen={(each) => each === tab}
      onChoose={onChoose}
    />
  );
}
