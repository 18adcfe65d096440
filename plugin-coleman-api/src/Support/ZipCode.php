<?php

declare(strict_types=1);

namespace Coleman\Api\Support;

/** ZIP codes as people type them. The twin of `tidy` is src/rules/zip-code.ts; both run tests/seed/vectors/zip-code.json. */
final class ZipCode
{
    /**
     * Whose post offices the first three digits belong to, by USPS. Those of two states have two lines; those that are
     * not given out have none.
     */
    private const STATES = '005 NY, 006-007 PR, 008 VI, 009 PR, 010-027 MA, 028-029 RI, 030-038 NH, 039-049 ME, 050-059 VT, 055 MA, 060-069 CT, 063 NY,
        070-089 NJ, 090-099 AE, 100-149 NY, 150-196 PA, 197-199 DE, 200-205 DC, 201 VA, 205 MD, 205 VA, 206-219 MD, 220-246 VA, 247-269 WV, 270-289 NC,
        290-299 SC, 300-319 GA, 320-349 FL, 340 AA, 350-369 AL, 370-385 TN, 386-397 MS, 398-399 GA, 400-427 KY, 430-459 OH, 460-479 IN, 480-499 MI,
        500-528 IA, 530-549 WI, 550-567 MN, 569 DC, 570-577 SD, 580-588 ND, 590-599 MT, 600-629 IL, 630-658 MO, 660-679 KS, 680-693 NE, 700-714 LA,
        716-729 AR, 730-732 OK, 733 TX, 734-749 OK, 739 TX, 750-799 TX, 800-816 CO, 820-831 WY, 832-838 ID, 834 WY, 840-847 UT, 850-865 AZ, 870-884 NM, 885 TX,
        889-898 NV, 900-961 CA, 962-966 AP, 967-968 HI, 967 AS, 969 GU, 969 MP, 970-979 OR, 980-994 WA, 995-999 AK';

    /** Post offices that deliver across the border of a state, with the state beyond it. */
    private const ACROSS = [
        '42223' => 'TN', '59221' => 'ND', '63673' => 'IL', '71749' => 'LA', '81137' => 'NM', '84536' => 'AZ', '86044' => 'UT',
        '86515' => 'NM', '88063' => 'TX', '89439' => 'CA', '97635' => 'CA', '99362' => 'OR',
    ];

    /**
     * Without spaces, and with a hyphen before the four digits of ZIP+4: "66 012" is 66012.
     *
     * @return string what is no ZIP code, only without the spaces around it
     */
    public static function tidy(string $text): string
    {
        $digits = preg_replace('/\s+/u', '', $text);

        return null !== $digits && 1 === preg_match('/^([0-9]{5})(?:[-‐‑–—]?([0-9]{4}))?$/Du', $digits, $match)
            ? implode('-', array_slice($match, 1))
            : trim($text);
    }

    /** @return list<string> the states that a ZIP code may be in, by two letters; [] where that is not known */
    public static function states(string $text): array
    {
        $zip = self::five($text);
        $office = (int) substr($zip, 0, 3);
        $states = isset(self::ACROSS[$zip]) ? [self::ACROSS[$zip]] : [];
        foreach ('' === $zip ? [] : explode(',', self::STATES) as $line) {
            [$range, $state] = explode(' ', trim($line));
            $ends = explode('-', $range);
            if ($office >= (int) $ends[0] && $office <= (int) end($ends)) {
                $states[] = $state;
            }
        }

        return $states;
    }

    /** The first five digits; '' of what is no ZIP code. */
    public static function five(string $text): string
    {
        return 1 === preg_match('/^([0-9]{5})(-[0-9]{4})?$/D', self::tidy($text), $match) ? $match[1] : '';
    }
}
