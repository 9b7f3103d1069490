import type { TestProblem, WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { FormProblemCode } from '@bac/exam/blueprint/validate-form.ts';
import type { Difficulty } from '@bac/exam/item/difficulties.ts';
import type { Domain } from '@bac/exam/item/taxonomy.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import { sectionName } from '../../../../item/structure-name.ts';
import { domainName } from '../../../../item/taxonomy-name.ts';
import { Muted, Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { TextButton } from '../../text-button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import classes from '../tests.module.css';
import { focusOn, moduleId } from './focus-place.ts';
import type { Place } from './places.ts';
import { useModuleName } from './use-module-name.ts';

interface Props {
  test: WholeTest;
  onShow: (place: Place) => void;
}

const maxRows = 12;

/** The place of a problem: the item, or the first empty place of the module, or its head (slot -1). */
export function placeOf(test: WholeTest, { at, item }: TestProblem): Place | undefined {
  const matches = (index: number): boolean => {
    const module = test.modules[index]!;
    return (
      (at === null || module.section === at.section) &&
      (at?.part === undefined || module.part === at.part) &&
      (at?.route === undefined || module.route === undefined || module.route === at.route)
    );
  };
  for (const [index, { slots }] of test.modules.entries()) {
    if (!matches(index)) continue;
    const slot = slots.findIndex((each) => each.item === item);
    if (slot !== -1) return { module: index, slot };
  }
  const module = test.modules.findIndex((_, index) => matches(index));
  return module === -1 ? undefined : { module, slot: -1 };
}

/** The deviations of the test from its blueprint, each with a link to its place. */
export function ProblemsCard({ test, onShow }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const problemText = useProblemText();
  const { problems } = test;
  if (problems.length === 0) return null;

  function goTo(problem: TestProblem): void {
    const place = placeOf(test, problem);
    if (!place) return;
    onShow(place);
    if (place.slot === -1) focusOn(moduleId(place.module));
  }

  return (
    <Card title={t('problems.title', { count: problems.length })} titleLevel={2} isFlush>
      <ul className={classes.rows} id="problems" tabIndex={-1}>
        {problems.slice(0, maxRows).map((problem, index) => (
          <Row as="li" isOneLine justify="between" align="baseline" key={index}>
            <span>{problemText(problem)}</span>
            <TextButton onClick={() => goTo(problem)}>{t('go')}</TextButton>
          </Row>
        ))}
        {problems.length > maxRows && (
          <Muted as="li">{t('problems.more', { count: problems.length - maxRows })}</Muted>
        )}
      </ul>
    </Card>
  );
}

/** Translates the problems that the exam's validation finds. */
function useProblemText(): (problem: TestProblem) => string {
  const { t } = useTranslation('bank/console/tests');
  const { t: tQuestion } = useTranslation('item/question-words');
  const [language] = useLanguage();
  const moduleName = useModuleName();
  return ({ code, at, item, values }) => {
    const { difficulty, domain, ...figures } = values;
    const place = at && `${sectionName(at.section)[language]}, ${moduleName(at)}`;
    const text = t(`problem.${code as FormProblemCode}`, {
      ...figures,
      item: item ?? '',
      ...(difficulty !== undefined && {
        difficulty: tQuestion(`difficulty.${difficulty as Difficulty}`).toLowerCase(),
      }),
      ...(domain !== undefined && { domain: domainName(domain as Domain)[language] }),
    });
    return place ? `${place}: ${text}` : text;
  };
}
