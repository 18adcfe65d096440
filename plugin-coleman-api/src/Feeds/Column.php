<?php

declare(strict_types=1);

namespace Coleman\Api\Feeds;

/** A column that a kind of feed has. */
final readonly class Column
{
    /**
     * @param string $name as our own files call it
     * @param list<string> $aliases what others call it; case, spaces and signs do not matter
     * @param int $longest characters of a text
     * @param bool $isForNew of a required one: a thing that is there already may do without it in a row
     * @param bool $isCode of a text: a number that things go by, such as a part number. Spreadsheets spoil these
     */
    public function __construct(
        public string $name,
        public ColumnKind $kind,
        public string $help,
        public array $aliases = [],
        public bool $isRequired = false,
        public int $longest = 200,
        public bool $isForNew = false,
        public bool $isCode = false,
    ) {
    }

    /**
     * @return string|int|bool|null the value; null where there is none, or where a price is on request
     * @throws InvalidValue
     */
    public function read(string $text, CellRules $rules = new CellRules()): string|int|bool|null
    {
        $value = $this->kind->read($text, $this->longest, $rules);
        if ($this->isCode && is_string($value)) {
            SpreadsheetCell::checkCode($value);
        }

        return $value;
    }
}
