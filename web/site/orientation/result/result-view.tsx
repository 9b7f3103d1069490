import type { InterestCheck } from '@bac/contract/site/orientation.ts';
import { scoreInterests } from '@bac/exam/orientation/score-interests.ts';
import { useTranslation } from 'react-i18next';
import page from '../../../ui/layout/page.module.css';
import { EarlierChecks } from './earlier-checks.tsx';
import { Fields } from './fields.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ResultHeader } from './result-header.tsx';
import classes from './result.module.css';
import { WhereKept, type Place } from './where-kept.tsx';

interface Props {
  check: InterestCheck;
  earlier: InterestCheck[];
  place: Place;
  /** How many statements of another check under way have an answer; undefined where none is. */
  answered: number | undefined;
  onAgain: () => void;
  onResume: () => void;
  onRemove: (id: string) => Promise<void>;
}

/** What a check amounted to, in words first, and the fields of study that go with it. */
export function ResultView(props: Props) {
  const { check, earlier, place, answered, onAgain, onResume, onRemove } = props;
  const { t } = useTranslation('site/orientation/result');
  const interests = scoreInterests(check.answers);
  const isProfile = interests.kind === 'profile';
  return (
    <div className={`${page.page} ${classes.page}`}>
      <ResultHeader
        interests={interests}
        takenAt={check.takenAt}
        answered={answered}
        onAgain={onAgain}
        onResume={onResume}
      />
      {isProfile ? <ProfileCard profile={interests} /> : <p>{t('sameText')}</p>}
      <WhereKept place={place} />
      {isProfile && <Fields profile={interests} />}
      <div className={classes.foot}>
        <p className={classes.limits}>{t('limits')}</p>
        <HowItWorks />
        <EarlierChecks check={check} earlier={earlier} onRemove={onRemove} />
      </div>
    </div>
  );
}
