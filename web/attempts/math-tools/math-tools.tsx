import type { Section } from '@bac/exam/item/section.ts';
import { IconCalculator, IconMath } from '@tabler/icons-react';
import i18next from 'i18next';
import { useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { later } from '../../ui/feedback/later.tsx';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import { setOpenLayers } from '../player/tools/window/layers.ts';
import classes from './math-tools.module.css';
import type { ToolWindowProps } from './page-reference.tsx';

const names = ['calculator', 'reference'] as const;
type ToolName = (typeof names)[number];

const icons = { calculator: IconCalculator, reference: IconMath };

/** Each is fetched when it is opened for the first time. */
const windows = {
  calculator: later<ToolWindowProps>(async () => {
    const [module] = await Promise.all([
      import('./page-calculator.tsx'),
      i18next.loadNamespaces(['attempts/player/tools', 'attempts/player/calculator']),
    ]);
    return module.PageCalculator;
  }),
  reference: later<ToolWindowProps>(async () => {
    const [module] = await Promise.all([
      import('./page-reference.tsx'),
      i18next.loadNamespaces('attempts/player/tools'),
    ]);
    return module.PageReference;
  }),
};

interface Props {
  /** The section of the question: only Math has a calculator and a reference sheet. */
  section: Section;
  /** Other buttons above the question. */
  actions?: ReactNode;
  /** The question. */
  children: ReactNode;
}

/** Offers the calculator and the reference sheet of the test above a question. They stay open from question to question. */
export function MathTools({ section, actions, children }: Props) {
  const { t } = useTranslation('attempts/math-tools');
  const [chosen, setChosen] = useState<readonly ToolName[]>([]);
  const [fetched, setFetched] = useState<ReadonlySet<ToolName>>(new Set());
  const isMath = section === 'math';
  const open = useMemo(() => (isMath ? chosen : []), [isMath, chosen]);
  useLayoutEffect(() => setOpenLayers(open), [open]);
  useLayoutEffect(() => () => setOpenLayers([]), []);
  const close = (name: ToolName): void =>
    setChosen((before) => before.filter((each) => each !== name));
  const toggle = (name: ToolName): void => {
    setFetched((before) => new Set(before).add(name));
    if (open.includes(name)) close(name);
    else setChosen((before) => [...before, name]);
  };
  return (
    <div data-open-tools={open.join(' ')}>
      {(actions || isMath) && (
        <Row justify="between" gap={10} className={classes.bar}>
          {actions}
          {isMath && (
            <Row as="fieldset" gap={10} className={classes.tools} aria-label={t('label')}>
              {names.map((name) => {
                const ToolIcon = icons[name];
                return (
                  <Button
                    key={name}
                    variant="default"
                    leftSection={<ToolIcon size={18} aria-hidden />}
                    aria-pressed={open.includes(name)}
                    onClick={() => toggle(name)}
                  >
                    {t(name)}
                  </Button>
                );
              })}
            </Row>
          )}
        </Row>
      )}
      {children}
      <div className={classes.windows}>
        {names.map((name) => {
          const Window = windows[name];
          const isOpen = open.includes(name);
          return (
            fetched.has(name) && <Window key={name} isOpen={isOpen} onClose={() => close(name)} />
          );
        })}
      </div>
    </div>
  );
}
