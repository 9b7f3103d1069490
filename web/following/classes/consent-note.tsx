import { IconShieldHalf } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Row } from '../../ui/layout/boxes/boxes.tsx';
import classes from './classes.module.css';

/** For a student under 16: what stays hidden until a guardian agrees, and how to ask one. */
export function ConsentNote({ text }: { text: string }) {
  const { t } = useTranslation('following/classes');
  return (
    <Row as="p" isOneLine align="start" gap={10} className={classes.consent}>
      <IconShieldHalf size={20} aria-hidden />
      <span>
        {text} <Link to="/family">{t('askParent')}</Link>
      </span>
    </Row>
  );
}
