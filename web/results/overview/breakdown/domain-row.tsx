import type { ReportQuestion, SectionScore } from '@bac/contract/results/results.ts';
import { skills, type Domain } from '@bac/exam/item/taxonomy.ts';
import { tallyBy, type Tally } from '@bac/exam/report/tally.ts';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../ui/layout/boxes/boxes.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { ResultBar } from '../../charts/result-bar.tsx';
import { inTeamOrder, domainName, skillName } from '../../../item/taxonomy-name.ts';
import classes from './by-domain.module.css';
import { RightCount } from './right-count.tsx';

interface Props {
  domain: Domain;
  tally: Tally;
  /** The number of questions in the largest domain, whose bar has the full length. */
  largestTotal: number;
  standing: SectionScore['domains'][number]['strength'] | undefined;
  questions: ReportQuestion[];
}

export function DomainRow({ domain, tally, largestTotal, standing, questions }: Props) {
  const { t } = useTranslation('results');
  const [language] = useLanguage();
  return (
    <details className={classes.domain}>
      <summary className={classes.summary}>
        <Row
          as="span"
          isOneLine
          align="baseline"
          justify="between"
          gap={16}
          className={classes.line}
        >
          <span className={classes.name}>
            <IconChevronDown className={classes.arrow} size={16} aria-hidden />
            <span>{domainName(domain)[language]}</span>
            {standing && standing !== 'even' && (
              <span
                className={classes.standing}
                data-tone={standing === 'stronger' ? 'leaf' : 'lotus'}
              >
                {t(`domains.${standing}`)}
              </span>
            )}
          </span>
          <RightCount tally={tally} />
        </Row>
        <ResultBar tally={tally} of={largestTotal} />
      </summary>
      <Stack as="ul" gap={12} className={classes.skills}>
        {tallyBy(questions, inTeamOrder(skills), ({ skill }) => skill).map(
          ({ key, tally: own }) => (
            <li key={key}>
              <Row
                as="span"
                isOneLine
                align="baseline"
                justify="between"
                gap={16}
                className={classes.line}
              >
                <span>{skillName(key)[language]}</span>
                <RightCount tally={own} />
              </Row>
              <ResultBar tally={own} of={largestTotal} />
            </li>
          ),
        )}
      </Stack>
    </details>
  );
}
