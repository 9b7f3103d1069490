import type { Child } from '@bac/contract/following/family.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../api/client.ts';
import { SwitchField } from '../../../ui/forms/switch-field.tsx';
import { EndLink } from '../linking/end-link.tsx';
import classes from './child.module.css';
import { ConsentLine } from './consent-line.tsx';

interface Props {
  child: Child;
  onChange: () => void;
}

/** What a parent decides about the link itself: the weekly letter, the agreement, the end. */
export function ChildFoot({ child, onChange }: Props) {
  const { t } = useTranslation('following/family');
  const { student, link, consent } = child;
  const [hasLetters, setLetters] = useState(child.hasLetters);

  async function turn(isOn: boolean): Promise<void> {
    setLetters(isOn);
    try {
      const params = { link };
      await call('PUT /family/links/:link/letters', { params, body: { hasLetters: isOn } });
    } catch {
      // The failure is told by a toast; the switch says what holds.
      setLetters(!isOn);
    }
  }

  return (
    <footer className={classes.foot}>
      <SwitchField
        label={t('letters.label')}
        description={t('letters.description', { name: student.name })}
        isOn={hasLetters}
        onChange={(isOn) => void turn(isOn)}
      />
      <div className={classes.endings}>
        {consent.given && (
          <ConsentLine student={student} given={consent.given} onChange={onChange} />
        )}
        <EndLink link={link} name={student.name} side="parent" onEnded={onChange} />
      </div>
    </footer>
  );
}
