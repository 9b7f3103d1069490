import type { PlaceStatistics as Figures } from '@bac/contract/bank/statistics.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { SegmentedSwitch } from '../../../../ui/forms/segmented-switch.tsx';
import { FifthsChart } from './fifths-chart.tsx';
import { meaningOf, type Meaning } from './meaning-of.ts';
import { ModelStatistics } from './model-statistics.tsx';
import { OptionBars } from './option-bars.tsx';
import classes from './statistics.module.css';

interface Props {
  statistics: Figures[];
  /** The letter of the key; `right` for an entered response. */
  rightAnswer: string;
  /** The buttons that fit the finding. */
  actions: (meaning: Meaning) => ReactNode;
}

/** The statistics of a version at one place: who chose what, who was right, and what that means in one sentence. */
export function PlaceStatistics({ statistics, rightAnswer, actions }: Props) {
  const { t } = useTranslation('bank/console/items');
  const mostAnswered = statistics.toSorted((one, other) => other.answers - one.answers)[0];
  const [chosen, setChosen] = useState(mostAnswered?.place);
  const current = statistics.find(({ place }) => place === chosen) ?? mostAnswered;
  const meaning: Meaning = current ? meaningOf(current, rightAnswer) : { code: 'few' };
  return (
    <div className={classes.panel}>
      {current && (
        <>
          <div>
            <Stack gap={10}>
              {statistics.length > 1 && (
                <div>
                  <SegmentedSwitch
                    label={t('statistics.place')}
                    choices={statistics.map(({ place }) => ({
                      value: place,
                      label: t(`place.${place}`),
                    }))}
                    value={current.place}
                    onChange={setChosen}
                  />
                </div>
              )}
              <OptionBars statistics={current} rightAnswer={rightAnswer} />
            </Stack>
          </div>
          <FifthsChart fifths={current.fifths} />
          <ModelStatistics statistics={current} />
        </>
      )}
      <div className={classes.meaning}>
        <MeaningText meaning={meaning} rightAnswer={rightAnswer} answers={current?.answers ?? 0} />
        <Row>{actions(meaning)}</Row>
      </div>
    </div>
  );
}

interface MeaningTextProps {
  meaning: Meaning;
  rightAnswer: string;
  answers: number;
}

function MeaningText({ meaning, rightAnswer, answers }: MeaningTextProps) {
  const { t } = useTranslation('bank/console/items');
  const values = {
    answers,
    key: rightAnswer,
    choice: meaning.code === 'miskey' ? meaning.choice : '',
    choices: meaning.code === 'unused' ? meaning.choices.join(', ') : '',
  };
  return (
    <>
      <strong>{t(`meaning.${meaning.code}.title`, values)}</strong>
      <p>{t(`meaning.${meaning.code}.text`, values)}</p>
    </>
  );
}
