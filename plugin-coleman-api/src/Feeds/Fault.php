<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** Why a row of a file was left out. */
final readonly class Fault
{
    /**
     * @param int $line in the file
     * @param string $column as the file calls it; empty for the row as a whole
     */
    public function __construct(public int $line, public string $column, public string $value, public string $reason)
    {
    }

    /** "Line 12, Price "abc": This is no amount of money." */
    public function describe(): string
    {
        /* translators: %d: number of a line */
        return sprintf(__('Line %d', 'coleman'), $this->line)
            . ('' === $this->column ? '' : ", {$this->column}")
            . ('' === $this->value ? '' : " \"{$this->value}\"")
            . ": {$this->reason}";
    }
}
