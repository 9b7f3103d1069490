import type { Child } from '@bac/contract/following/family.ts';
import { useTranslation } from 'react-i18next';
import { Row } from '../../../ui/layout/boxes/boxes.tsx';
import { call } from '../../../api/client.ts';
import { invalidate, updateQuery } from '../../../api/query-cache.ts';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { EndLink } from '../linking/end-link.tsx';
import classes from './child.module.css';
import { ConsentLine } from './consent-line.tsx';

/** A parent's settings for the link: the weekly email, the consent, and ending the link. */
export function ChildFoot({ child }: { child: Child }) {
  const { t } = useTranslation('following/family');
  const { student, link, consent, getsWeeklyEmail } = child;

  async function setWeeklyEmail(isOn: boolean): Promise<void> {
    const undo = updateQuery('GET /family/children', {}, (children) =>
      children.map((one) => (one.link === link ? { ...one, getsWeeklyEmail: isOn } : one)),
    );
    try {
      const params = { link };
      await call('PUT /family/links/:link/weekly-email', {
        params,
        body: { getsWeeklyEmail: isOn },
      });
      invalidate('GET /family/children');
    } catch {
      // A toast shows the failure.
      undo();
    }
  }

  return (
    <footer className={classes.foot}>
      <SwitchField
        label={t('letters.label')}
        description={t('letters.description', { name: student.name })}
        isOn={getsWeeklyEmail}
        onChange={(isOn) => void setWeeklyEmail(isOn)}
      />
      <Row gap={16} className={classes.endings}>
        {consent.record && <ConsentLine student={student} consent={consent.record} />}
        <EndLink link={link} name={student.name} side="parent" />
      </Row>
    </footer>
  );
}
