/**
 * How a calibration keeps the current scale. `levels`: difficulties stay, on average, what authors judged. `stocking-lord`: the expected
 * number of right answers stays. `anchors`: questions calibrated before keep their parameters.
 */
export const calibrationLinks = ['levels', 'stocking-lord', 'anchors'] as const;

/** Why a question keeps its parameters; see `ItemOutcome` in the domain. */
export const leftReasons = ['too-few', 'no-spread', 'negative', 'unlinked', 'excluded'] as const;
