import { choiceIds } from '@bac/exam/item/choice-ids.ts';
import { requirePhrases, type Proofs } from '../proof.ts';

type Group = 'participants' | 'night shift' | 'all shifts';

/** Parses what a conclusion asserts. */
function parseAssertion(text: string): { isCausal: boolean; about: Group } {
  const groups: [RegExp, Group][] = [
    [/nurses in the study/, 'participants'],
    [/night-shift nurses in the network/i, 'night shift'],
    [/nurses on any shift/i, 'all shifts'],
  ];
  const about = groups.find(([pattern]) => pattern.test(text))?.[1];
  const isCausal = /^Using such lamps raise[sd]/.test(text);
  const isAssociation = /tend to score higher on the test than .+ may not be the reason/.test(text);
  if (!about || isCausal === isAssociation) throw new Error(`unknown conclusion: ${text}`);
  return { isCausal, about };
}

/** Statements about the study of question 02: whether they are true, and whether they rule out conclusions about all students. */
const studyFacts: [RegExp, { isTrue: boolean; limitsPopulation: boolean }][] = [
  [/not assigned to the two groups at random/, { isTrue: false, limitsPopulation: false }],
  [/had exactly the same number of students/, { isTrue: true, limitsPopulation: false }],
  [/not a random sample of the university’s students/, { isTrue: true, limitsPopulation: true }],
  [/not given the same amount of time before the test/, { isTrue: false, limitsPopulation: false }],
];

export const proofs: Proofs = {
  'statistical-claims-01': (item) => {
    requirePhrases(
      item,
      'list of all 3,100 night-shift nurses in a hospital network',
      'selected 260 at random',
      'all 260 agreed',
      'each of these nurses decided whether or not',
      'too large to be explained by chance',
    );
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    const design = { sampledFrom: 'night shift', isRandomSample: true, isRandomlyAssigned: false };
    const canGeneralizeTo = (about: Group): boolean =>
      about === 'participants' || (design.isRandomSample && about === design.sampledFrom);
    return {
      right: choiceIds.filter((id) => {
        const { isCausal, about } = parseAssertion(response.choices[id].text);
        return canGeneralizeTo(about) && (!isCausal || design.isRandomlyAssigned);
      }),
    };
  },

  'statistical-claims-02': (item) => {
    requirePhrases(
      item,
      'answered a notice asking for volunteers',
      'assigned each of them at random',
      'two groups of 45',
      'all were tested 12 hours after studying',
      'not',
      'all students at the university',
    );
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    return {
      right: choiceIds.filter((id) => {
        const fact = studyFacts.find(([pattern]) => pattern.test(response.choices[id].text))?.[1];
        if (!fact) throw new Error(`unknown choice: ${response.choices[id].text}`);
        return fact.isTrue && fact.limitsPopulation;
      }),
    };
  },

  'statistical-claims-03': (item) => {
    requirePhrases(item, '120 of the carp', 'selected at random from all the carp in the lake');
    requirePhrases(item, 'other kinds of fish', 'largest population');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    // From the narrowest group to the widest. The sample was drawn from the second.
    const groups = [
      'The 120 carp that were caught',
      'All the carp in the lake',
      'All the fish in the lake',
      'All the carp in the region',
    ];
    const largest = groups.slice(0, 2).at(-1);
    return {
      right: choiceIds.filter((id) => {
        const { text } = response.choices[id];
        if (!groups.includes(text)) throw new Error(`unknown choice: ${text}`);
        return text === largest;
      }),
    };
  },

  'statistical-claims-04': (item) => {
    requirePhrases(item, 'selected 80 at random', 'asked each farmer whether shade nets were used');
    requirePhrases(item, 'Which change', 'cause higher yields on the pepper farms of the province');
    const { response } = item;
    if (response.kind !== 'choice') throw new Error('choices expected');
    const changes: [RegExp, { isAssigned: boolean; isSampledFromProvince: boolean }][] = [
      [/^Selecting 160 .+ of the province/, { isAssigned: false, isSampledFromProvince: true }],
      [/^Selecting 80 .+ several provinces/, { isAssigned: false, isSampledFromProvince: false }],
      [
        /^Deciding at random which of the 80 selected/,
        { isAssigned: true, isSampledFromProvince: true },
      ],
      [/^Comparing .+ same 80 farms/, { isAssigned: false, isSampledFromProvince: true }],
    ];
    return {
      right: choiceIds.filter((id) => {
        const change = changes.find(([pattern]) => pattern.test(response.choices[id].text))?.[1];
        if (!change) throw new Error(`unknown choice: ${response.choices[id].text}`);
        return change.isAssigned && change.isSampledFromProvince;
      }),
    };
  },
};
