<?php

declare(strict_types=1);

namespace Coleman\Api\Orders\Edit;

/** One thing that an edit makes different, in words. */
final readonly class EditChange
{
    /**
     * @param string $text from what to what, as the order's history keeps it
     * @param string $mail the same without what strangers have typed; what a mail to an unconfirmed address may say
     */
    public function __construct(public string $text, public string $mail)
    {
    }

    /**
     * @param \Closure(string): string $sentence about a part by its number
     * @param string $shown the number as a mail may show it
     */
    public static function both(\Closure $sentence, string $number, string $shown): self
    {
        return new self($sentence($number), $sentence($shown));
    }
}
