import type { FamilyLink } from '@bac/contract/following/family.ts';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../ui/brand/avatar.tsx';
import { useFormat } from '../../../ui/format/use-format.ts';
import { EndLink } from '../linking/end-link.tsx';
import classes from './student.module.css';

interface Props {
  link: FamilyLink;
  onEnded: () => void;
}

export function ParentRow({ link: { id, other, since }, onEnded }: Props) {
  const { t } = useTranslation('following/family');
  const format = useFormat();
  return (
    <li className={classes.parent}>
      <Avatar fullName={other.name} username="" avatar={null} size={44} />
      <div className={classes.about}>
        <b>{other.name}</b>
        <span className={classes.facts}>
          {`${other.email} · ${t('parents.since', { date: format.date(since) })}`}
        </span>
      </div>
      <EndLink link={id} name={other.name} side="student" onEnded={onEnded} />
    </li>
  );
}
