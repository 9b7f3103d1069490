import type { Place } from '@bac/contract/accounts/places.ts';
import type { Profile } from '@bac/contract/accounts/profile.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlaces } from '../../person-form/use-places.ts';
import { Card } from '../../../ui/layout/card.tsx';
import shared from '../profile.module.css';
import { tabPath } from '../use-tab.ts';
import classes from './about-card.module.css';
import overview from './overview.module.css';

interface Codes {
  province: string;
  district: string;
  ward: string;
}

interface Places {
  provinces: { data: Place[] | undefined };
  districts: { data: Place[] | undefined };
  wards: { data: Place[] | undefined };
}

const nameOf = (places: Place[] | undefined, code: string): string | undefined =>
  places?.find((place) => place.code === code)?.name;

/** Place names, the smallest first, as on an envelope. A name that is not loaded yet is left out. */
function placeNames(codes: Codes, { provinces, districts, wards }: Places): string[] {
  return [
    nameOf(wards.data, codes.ward),
    nameOf(districts.data, codes.district),
    nameOf(provinces.data, codes.province),
  ].filter((name) => name !== undefined);
}

export function AboutCard({ profile }: { profile: Profile }) {
  const { t } = useTranslation('accounts/profile');
  const places = placeNames(profile, usePlaces(profile));
  const facts = {
    bio: profile.bio,
    interests: profile.interests,
    goals: profile.goals,
    level: profile.level ? t(`level.${profile.level}`) : '',
    email: profile.email,
    phone: profile.phoneNumber,
    address: [profile.address, ...places].filter(Boolean).join(', '),
    currentAddress: profile.currentAddress,
  };
  return (
    <Card
      title={t('about.title')}
      actions={
        <Link className={overview.link} to={tabPath('edit')}>
          {t('about.edit')}
        </Link>
      }
    >
      <dl className={shared.lines}>
        {(Object.keys(facts) as (keyof typeof facts)[]).map((name) => (
          <div key={name} className={classes.fact}>
            <dt>{t(`about.${name}`)}</dt>
            <dd data-missing={facts[name] === '' || undefined}>
              {facts[name] || t('about.nothing')}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
