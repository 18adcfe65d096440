<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Returns;

/** Why a part comes back. */
enum ReturnReason: string
{
    case NotNeeded = 'not_needed';
    case OrderedWrong = 'ordered_wrong';
    case SentWrong = 'sent_wrong';
    case Damaged = 'damaged';
    case Defective = 'defective';
    case Other = 'other';

    /** Where the dealer is to blame, no restocking fee is taken. */
    public function bearsFee(): bool
    {
        return !in_array($this, [self::SentWrong, self::Damaged, self::Defective], true);
    }

    public function label(): string
    {
        return match ($this) {
            self::NotNeeded => __('No longer needed', 'coleman'),
            self::OrderedWrong => __('Ordered the wrong part', 'coleman'),
            self::SentWrong => __('Got the wrong part', 'coleman'),
            self::Damaged => __('Arrived damaged', 'coleman'),
            self::Defective => __('Doesn’t work', 'coleman'),
            self::Other => __('Another reason', 'coleman'),
        };
    }
}
