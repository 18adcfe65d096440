<?php

declare(strict_types=1);

namespace Coleman\Api\Callers;

use Coleman\Api\Database\Transaction;

/**
 * Lets the desk find by the rules of now what was written by those of before. It works in chunks, newest rows first, and
 * keeps its place in an option: what is left is for the next minute.
 */
final readonly class TermsRefresh
{
    public const OPTION = 'coleman_desk_terms';

    /** Of SearchTerms::extract(): with a higher number all rows are gone through once more. */
    private const RULES = 1;

    public function __construct(private Transaction $transaction, private TermsRepository $terms)
    {
    }

    /**
     * @param float $seconds no further chunk is begun after so long; at least one is done
     * @return bool whether there is more to do
     */
    public function work(float $seconds): bool
    {
        $end = microtime(true) + $seconds;
        $isBegun = false;
        $kept = get_option(self::OPTION);
        $below = is_array($kept) && self::RULES === ($kept['rules'] ?? 0) && is_array($kept['below'] ?? null) ? $kept['below'] : [];
        foreach (['orders' => $this->terms->orders(...), 'rentals' => $this->terms->rentals(...)] as $name => $step) {
            $id = is_int($below[$name] ?? null) ? $below[$name] : PHP_INT_MAX;
            while ($id > 0) {
                if (microtime(true) >= $end && $isBegun) {
                    return true;
                }
                $isBegun = true;
                $below[$name] = $id = $this->transaction->run(static fn (): int => $step($id));
                update_option(self::OPTION, ['rules' => self::RULES, 'below' => $below], false);
            }
        }

        return false;
    }
}
