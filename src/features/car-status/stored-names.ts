/** The name of the stored event that is dispatched when the stock and the page of a car differ. */
export const CAR_STATUS_STORE = 'car-status';

/** The name of the stored event that is dispatched when the visitor changes the deposit or term of a repayment. */
export const OWN_TERMS_STORE = 'own-terms';
