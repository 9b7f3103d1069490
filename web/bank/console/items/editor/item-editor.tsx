import type { WholeItem } from '@bac/contract/bank/bank-items.ts';
import type { Language } from '@bac/exam/item/language.ts';
import type { Skill } from '@bac/exam/item/taxonomy.ts';
import { useDocumentTitle, useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { LeaveGuard } from '../../../../api/leave-guard.tsx';
import { useQuery } from '../../../../api/use-query.ts';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { SegmentedSwitch } from '../../../../ui/forms/segmented-switch.tsx';
import screen from '../../../../ui/layout/screen.module.css';
import { useHashTarget } from '../../../../ui/layout/use-hash-target.ts';
import { CodeField } from '../fields/classification.tsx';
import { blankContent, contentOf } from '../form/draft-content.ts';
import { focusField, sideOf } from '../form/field-place.ts';
import { FormContext } from '../form/form.ts';
import { useItemEditor } from '../form/use-item-editor.ts';
import { PreviewCard } from '../preview/preview-card.tsx';
import type { StudentPane } from '../preview/student-pane.ts';
import { ChecksCard } from '../review/checks-card.tsx';
import { useTaxonomyNames } from '../use-taxonomy-names.ts';
import { UsesCard } from '../versions/uses-card.tsx';
import { VersionsCard } from '../versions/versions-card.tsx';
import { EditorDialogs } from './editor-dialogs.tsx';
import { EditorHead, type HeadDialog } from './editor-head.tsx';
import classes from './editor.module.css';
import { ItemSheet } from './item-sheet.tsx';
import { useCheck } from './use-check.ts';

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The code of a new item: one that is free for its skill, until somebody types another. */
function useCode(skill: Skill, isNew: boolean) {
  const { t } = useTranslation('bank/console/items');
  const [typed, setTyped] = useState<string>();
  const free = useQuery('GET /admin/questions/next-id', {
    query: { skill },
    isOff: !isNew || typed !== undefined,
  });
  const value = typed ?? free.data?.id ?? '';
  const isWaiting = typed === undefined && free.data === undefined;
  const isWrong = !isWaiting && !pattern.test(value);
  return {
    value,
    error: isWrong ? t('fields.codeWrong') : isWaiting ? free.error?.message : undefined,
    onChange: setTyped,
  };
}

interface Props {
  /** Undefined for a new item. */
  initialItem: WholeItem | undefined;
  /** The skill of a new item. */
  skill: Skill;
  StudentPane: StudentPane;
}

type Side = 'write' | 'see' | 'check';

/** The side that narrow screens, which show one at a time, open first: the one that holds the address's target. */
const initialSide = (): Side =>
  ['#versions', '#uses'].includes(window.location.hash) ? 'check' : 'write';

/** Fields at the left, a preview as a student sees it at the right; below, complaints and history. */
export function ItemEditor({ initialItem, skill, StudentPane }: Props) {
  const { t } = useTranslation('bank/console/items');
  const [pageLanguage] = useLanguage();
  const [initial] = useState(() => ({
    item: initialItem,
    content: (initialItem && contentOf(initialItem)) ?? blankContent(skill),
  }));
  const [chosenSkill, setChosenSkill] = useState(initial.content.skill);
  const code = useCode(chosenSkill, initialItem === undefined);
  const editor = useItemEditor(initial, code.value);
  const [language, setLanguage] = useState<Language>(pageLanguage);
  const [entry, setEntry] = useState('');
  const [previewAnswer, setPreviewAnswer] = useState<{
    kind: string;
    answer: string | undefined;
  }>();
  const [side, setSide] = useState<Side>(initialSide);
  const [open, setOpen] = useState<HeadDialog>();
  const saveButton = useRef<HTMLButtonElement>(null);
  const names = useTaxonomyNames();
  // A chosen answer is no entry to try once the item is answered by typing, and vice versa.
  const { kind } = editor.content.response;
  const answer = previewAnswer?.kind === kind ? previewAnswer.answer : undefined;
  const entries = [...new Set([entry.trim(), answer ?? ''])].filter((one) => one !== '');
  const checking = useCheck(initialItem?.id ?? null, editor.content, entries);
  const { item, content, isDirty } = editor;
  if (content.skill !== chosenSkill) setChosenSkill(content.skill);
  useDocumentTitle(`${item?.id ?? t('head.new')} · ${t('documentTitle')}`);
  useHashTarget();
  const isBlocked = initialItem === undefined && code.error !== undefined;
  useHotkeys(
    [['mod+S', () => void (isDirty && !editor.isLocked && !isBlocked && editor.save())]],
    [],
  );

  function goTo(field: string): void {
    const fieldLanguage = sideOf(field);
    if (fieldLanguage) setLanguage(fieldLanguage);
    setSide('write');
    // Waits until the side is open.
    requestAnimationFrame(() => focusField(field));
  }

  if (!initialItem && item) return <Navigate to={`/admin/questions/${item.id}`} replace />;
  const form = { editor, checked: checking.checked, names, language, setLanguage, entry, setEntry };
  return (
    <FormContext value={form}>
      <div className={screen.screen} data-side={side}>
        <EditorHead onOpen={setOpen} isBlocked={isBlocked} saveButton={saveButton} />
        <div className={classes.sides}>
          <SegmentedSwitch
            label={t('sides.label')}
            choices={(['write', 'see', 'check'] as const).map((value) => ({
              value,
              label: t(`sides.${value}`),
            }))}
            value={side}
            onChange={setSide}
          />
        </div>
        <div className={classes.columns}>
          <Stack className={classes.write}>
            <ItemSheet
              code={
                initialItem ? undefined : (
                  <CodeField code={code.value} error={code.error} onChange={code.onChange} />
                )
              }
            />
          </Stack>
          <div className={classes.see}>
            <PreviewCard
              StudentPane={StudentPane}
              answer={answer}
              onAnswer={(chosen) => setPreviewAnswer({ kind, answer: chosen })}
            />
          </div>
        </div>
        <div className={classes.check}>
          <ChecksCard isStale={checking.isStale} error={checking.error} onGo={goTo} />
          {item && <VersionsCard item={item} />}
          {item && <UsesCard item={item} />}
        </div>
        <EditorDialogs open={open} saveButton={saveButton} onClose={() => setOpen(undefined)} />
        <LeaveGuard
          isDirty={isDirty}
          title={t('leave.title')}
          text={t('leave.text')}
          confirmLabel={t('leave.confirm')}
        />
      </div>
    </FormContext>
  );
}
