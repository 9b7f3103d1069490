import type { PlaceStatistics as Figures } from '@bac/contract/bank/statistics.ts';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Row, Stack } from '../../../../ui/layout/boxes/boxes.tsx';
import { SegmentedSwitch } from '../../../../ui/forms/segmented-switch.tsx';
import { FifthsChart } from './fifths-chart.tsx';
import { meaningOf, type Meaning } from './meaning-of.ts';
import { OptionBars } from './option-bars.tsx';
import classes from './statistics.module.css';

interface Props {
  statistics: Figures[];
  /** A letter; `right` for what is typed. */
  rightAnswer: string;
  /** What can be done about it. */
  actions: (meaning: Meaning) => ReactNode;
}

/** How a version works where it stands: who chose what, who got it right, and what that means in one sentence. */
export function PlaceStatistics({ statistics, rightAnswer, actions }: Props) {
  const { t } = useTranslation('bank/console/items');
  const most = statistics.toSorted((one, other) => other.answers - one.answers)[0];
  const [chosen, setChosen] = useState(most?.place);
  const shown = statistics.find(({ place }) => place === chosen) ?? most;
  const meaning: Meaning = shown ? meaningOf(shown, rightAnswer) : { code: 'few' };
  return (
    <div className={classes.panel}>
      {shown && (
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
                    value={shown.place}
                    onChange={setChosen}
                  />
                </div>
              )}
              <OptionBars statistics={shown} rightAnswer={rightAnswer} />
            </Stack>
          </div>
          <FifthsChart fifths={shown.fifths} />
        </>
      )}
      <div className={classes.meaning}>
        <MeaningWords meaning={meaning} rightAnswer={rightAnswer} answers={shown?.answers ?? 0} />
        <Row>{actions(meaning)}</Row>
      </div>
    </div>
  );
}

interface WordsProps {
  meaning: Meaning;
  rightAnswer: string;
  answers: number;
}

function MeaningWords({ meaning, rightAnswer, answers }: WordsProps) {
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
