<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** The fields of one form, each with what was typed into it and what is wrong with it. Twin of src/forms/field/fields-of.tsx. */
final readonly class Fields
{
    /**
     * @param string $id begins the fields' ids
     * @param array<string, string> $values by name
     * @param array<string, string> $errors by name
     */
    public function __construct(private string $id, private array $values, private array $errors)
    {
    }

    /** @param int|null $longest in characters */
    public function one(string $name, string $label, string $type, string $autocomplete, ?int $longest = null, string $need = 'required', string $hint = ''): Markup
    {
        return Twins::form('field')([
            'id' => "{$this->id}-{$name}",
            'name' => $name,
            'label' => $label,
            'type' => $type,
            'value' => $this->values[$name] ?? '',
            'error' => $this->errors[$name] ?? '',
            'autocomplete' => $autocomplete,
            'need' => $need,
            'hint' => $hint,
        ] + (null === $longest ? [] : ['longest' => $longest]));
    }

    /** A state of the United States, to be chosen. */
    public function state(string $name, string $label, string $autocomplete = 'address-level1'): Markup
    {
        return Twins::form('field')([
            'id' => "{$this->id}-{$name}",
            'name' => $name,
            'label' => $label,
            'type' => 'select',
            'value' => $this->values[$name] ?? '',
            'error' => $this->errors[$name] ?? '',
            'autocomplete' => $autocomplete,
            'none' => __('Choose a state', 'coleman'),
            'options' => wp_json_file_decode(dirname(__DIR__) . '/forms/address-fields/states.json', ['associative' => true]),
        ]);
    }
}
