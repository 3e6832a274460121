/**
 * What follows the check digits of an IBAN, by the country whose code it starts with, as `country:structure`: `n` digits,
 * `a` letters, `c` either, each with its count. The ISO 13616 registry prescribes it; countries that use IBANs outside the
 * registry have a length only. @source ISO 13616
 */
export const IBAN_ROWS = `
AD:n8c12 AE:n19 AL:n8c16 AO:c21 AT:n16 AZ:a4c20 BA:n16 BE:n12 BF:c24 BG:a4n6c8 BH:a4c14 BI:c23 BJ:c24 BR:n23a1c1
BY:c4n4c16 CF:c23 CG:c23 CH:n5c12 CI:c24 CM:c23 CR:n18 CV:c21 CY:n8c16 CZ:n20 DE:n18 DJ:c23 DK:n14 DO:c4n20 DZ:c22
EE:n16 EG:n25 ES:n20 FI:n14 FK:c14 FO:n14 FR:n10c11n2 GA:c23 GB:a4n14 GE:a2n16 GI:a4c15 GL:n14 GQ:c23 GR:n7c16
GT:c24 GW:c21 HN:c24 HR:n17 HU:n24 IE:a4n14 IL:n19 IQ:a4n15 IR:c22 IS:n22 IT:a1n10c12 JO:a4n4c18 KM:c23 KW:a4c22
KZ:n3c13 LB:n4c20 LC:a4c24 LI:n5c12 LT:n16 LU:n3c13 LV:a4c13 LY:n21 MA:c24 MC:n10c11n2 MD:c20 ME:n18 MG:c23
MK:n3c10n2 ML:c24 MN:n16 MR:n23 MT:a4n5c18 MU:a4n19a3 MZ:c21 NE:c24 NI:a4n20 NL:a4n10 NO:n11 OM:n3c16 PK:a4c16
PL:n24 PS:a4c21 PT:n21 QA:a4c21 RO:a4c16 RS:n18 RU:n14c15 SA:n2c18 SC:a4n20a3 SD:n14 SE:n20 SI:n15 SK:n20
SM:a1n10c12 SN:c24 SO:n19 ST:n21 SV:a4n20 TD:c23 TG:c24 TL:n19 TN:n20 TR:n5c17 UA:n6c19 VA:n18 VG:a4n16 XK:n16
YE:a4n4c18
`;
