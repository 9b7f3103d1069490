import type { WholeTest } from '@bac/contract/attempts/whole-test.ts';
import type { Section } from '@bac/exam/item/section.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../i18n/use-language.ts';
import blocks from '../../block.module.css';
import { Row } from '../../../../ui/layout/boxes/boxes.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { domainName } from '../../../../item/taxonomy-name.ts';
import { useOverflows } from '../../../../ui/layout/use-overflows.ts';
import { coverageOf, waysOf, type Cell, type CoverageRow } from './coverage.ts';
import classes from './coverage.module.css';
import { countFilled } from './places.ts';
import { useModuleName } from './use-module-name.ts';

interface Props {
  test: WholeTest;
  section: Section;
}

/** Questions as countable blocks by domain and module, and the sum on each way beside its target. */
export function CoverageCard({ test, section }: Props) {
  const { t } = useTranslation('bank/console/tests');
  const [language] = useLanguage();
  const moduleName = useModuleName();
  const [box, overflows] = useOverflows<HTMLDivElement>();
  const modules = test.modules.filter((module) => module.section === section);
  const plan = test.plan.find((each) => each.section === section);
  if (!plan) return null;
  const rows = coverageOf(modules, plan, test.items);
  const ways = waysOf(modules);
  const isAdaptive = ways.length > 1;
  const nameOf = ({ domain }: CoverageRow): string =>
    domain ? domainName(domain)[language] : t('coverage.pretest');
  return (
    <Card
      title={t('coverage.title')}
      titleLevel={2}
      isFlush
      actions={
        <Row as="span" isOneLine gap={6} className={classes.legend} aria-hidden>
          <i className={blocks.block} /> {t('coverage.placed')}{' '}
          <i className={blocks.block} data-state="empty" /> {t('coverage.toFill')}
        </Row>
      }
    >
      <div
        className={classes.scroll}
        ref={box}
        {...(overflows && { role: 'region', 'aria-label': t('coverage.title'), tabIndex: 0 })}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('coverage.domain')}</th>
              {modules.map((module) => (
                <th key={module.route ?? 'first'} scope="col">
                  {moduleName(module)}
                </th>
              ))}
              {isAdaptive && <th scope="col">{t('coverage.lower')}</th>}
              {isAdaptive && <th scope="col">{t('coverage.higher')}</th>}
              <th scope="col">{t('coverage.target')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.domain ?? 'pretest'}>
                <th scope="row">{nameOf(row)}</th>
                {row.cells.map((cell, index) => (
                  <td key={index}>
                    <Blocks cell={cell} />
                  </td>
                ))}
                {isAdaptive &&
                  row.ways.map((count, way) => (
                    <td key={`way ${way}`} data-off={isOff(count, row.target) || undefined}>
                      {count}
                    </td>
                  ))}
                <td className={classes.target}>
                  {row.target[0] === row.target[1] ? row.target[0] : row.target.join('–')}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('coverage.all')}</th>
              {modules.map((module) => {
                const filled = countFilled(module);
                const total = module.slots.length;
                return (
                  <td key={module.route ?? 'first'} data-off={filled < total || undefined}>
                    {t('placed', { found: filled, required: total })}
                  </td>
                );
              })}
              {isAdaptive &&
                ways.map((way, index) => (
                  <td key={`way ${index}`}>
                    {way.reduce((sum, module) => sum + countFilled(modules[module]!), 0)}
                  </td>
                ))}
              <td className={classes.target}>
                {plan.modules.reduce((sum, { questions }) => sum + questions, 0)}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}

const isOff = (count: number, [least, most]: readonly [number, number]): boolean =>
  count < least || count > most;

function Blocks({ cell: { placed, toFill } }: { cell: Cell }) {
  const { t } = useTranslation('bank/console/tests');
  const all = Array.from({ length: placed + toFill }, (_, index) => index >= placed);
  return (
    <Row as="span" isOneLine justify="end">
      <Row as="span" isOneLine gap={2} aria-hidden>
        {all.map((isHole, index) => (
          <i key={index} className={blocks.block} data-state={isHole ? 'empty' : undefined} />
        ))}
      </Row>
      <span className={classes.figure} data-off={toFill > 0 || undefined}>
        {toFill > 0 ? t('coverage.of', { found: placed, required: placed + toFill }) : placed}
      </span>
    </Row>
  );
}
