import {
  IconBrandFacebook,
  IconBrandLinkedin,
  IconBrandReddit,
  IconBrandTwitter,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { social } from './elsewhere.ts';
import classes from './site-footer.module.css';

const { facebook, twitter, reddit, linkedIn } = social;

const networks = [
  { ...facebook, Icon: IconBrandFacebook },
  { ...twitter, Icon: IconBrandTwitter },
  { ...reddit, Icon: IconBrandReddit },
  { ...linkedIn, Icon: IconBrandLinkedin },
];

export function SocialLinks() {
  const { t } = useTranslation('app/public-frame');
  return (
    <ul className={classes.social} aria-label={t('footer.social')}>
      {networks.map(({ name, href, Icon }) => (
        <li key={href}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('footer.newTab', { name })}
          >
            <Icon size={22} stroke={1.6} aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  );
}
