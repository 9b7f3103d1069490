import type { TestGate } from '@bac/contract/bank/test-gate.ts';
import type { WholeTest } from '@bac/contract/attempts/whole-test.ts';
import { IconAlertTriangle, IconCheck, IconCircleDashed } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { TextButton } from '../../text-button.tsx';
import text from '../../text-button.module.css';
import { Card } from '../../../../ui/layout/card.tsx';
import { sectionName } from '../../../../item/structure-name.ts';
import { useFormat } from '../../../../ui/format/use-format.ts';
import { focusOn } from '../editor/focus-place.ts';
import type { Place } from '../editor/places.ts';
import { previewPath } from '../test-paths.ts';
import classes from './gate.module.css';

interface Props {
  test: WholeTest;
  onShow: (place: Place) => void;
  onRename: () => void;
}

type Check = TestGate[number];

/** Every check with its figure; a test can be published once all are met. */
export function GateCard({ test, onShow, onRename }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const met = test.gate.filter(({ isMet }) => isMet).length;
  return (
    <Card
      title={t('gate.title')}
      titleLevel={2}
      isFlush
      actions={
        <strong className={classes.sum}>
          {t('placed', { found: met, required: test.gate.length })}
        </strong>
      }
    >
      <Row isOneLine gap={4} className={classes.bar} aria-hidden>
        {test.gate.map(({ isMet }, index) => (
          <i key={index} data-met={isMet || undefined} />
        ))}
      </Row>
      <ul className={classes.checks}>
        {test.gate.map((check) => (
          <CheckRow
            key={`${check.check} ${check.section} ${check.route}`}
            test={test}
            check={check}
            onShow={onShow}
            onRename={onRename}
          />
        ))}
      </ul>
    </Card>
  );
}

function CheckRow({ test, check, onShow, onRename }: Props & { check: Check }) {
  const { t } = useTranslation('bank/console/tests');
  const { isMet } = check;
  const icon = isMet ? (
    <IconCheck size={16} aria-hidden />
  ) : check.check === 'previewed' ? (
    <IconCircleDashed size={16} aria-hidden />
  ) : (
    <IconAlertTriangle size={16} aria-hidden />
  );
  const target = findTarget(test, check);
  const goToTarget = (): void => {
    if (target === 'problems') focusOn('problems');
    else if (target === 'names') onRename();
    else if (target) onShow(target);
  };
  return (
    <li data-met={isMet || undefined} data-tone={isMet ? 'leaf' : 'turmeric'}>
      {icon}
      <span>{useCheckText(check)}</span>
      <span className={classes.figure}>{useFigure(check)}</span>
      {!isMet && check.route && (
        <Link className={text.button ?? ''} to={previewPath(test.id, check.route)}>
          {t('go')}
        </Link>
      )}
      {!isMet && target && <TextButton onClick={goToTarget}>{t('go')}</TextButton>}
    </li>
  );
}

/** Finds the first place that fails a check. */
function findTarget(
  { modules }: WholeTest,
  { check, section, items }: Check,
): Place | 'problems' | 'names' | undefined {
  if (check === 'blueprint') return 'problems';
  const itemId = check === 'counts' ? null : items[0];
  if (check === 'languages' && itemId === undefined) return 'names';
  if (itemId === undefined) return undefined;
  for (const [module, { slots, section: moduleSection }] of modules.entries()) {
    if (section !== null && moduleSection !== section) continue;
    const slot = slots.findIndex(({ item }) => item === itemId);
    if (slot !== -1) return { module, slot };
  }
  return undefined;
}

function useCheckText({ check, section, route }: Check): string {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const name = section ? sectionName(section)[language] : '';
  if (check === 'previewed') return t(`gate.previewed.${route ?? 'higher'}`);
  return t(`gate.${check}`, { section: name });
}

function useFigure({ check, isMet, actual, required }: Check): string {
  const { t } = useTranslation('bank/console/tests');
  const { number } = useFormat();
  switch (check) {
    case 'blueprint':
      return t('gate.problems', { count: actual });
    case 'previewed':
      return isMet ? t('gate.done') : t('gate.notYet');
    case 'reliability':
      return t('gate.atLeast', { found: number(actual, 2), required: number(required, 2) });
    default:
      return t('placed', { found: actual, required });
  }
}
