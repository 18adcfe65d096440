<?php

declare(strict_types=1);

namespace Coleman\Api\Leads;

use Coleman\Api\Mail\RecipientSettings;

/** What an inquiry is for. */
enum LeadKind: string
{
    case Used = 'used';
    case New = 'new';
    case Attachment = 'attachment';
    case Part = 'part';
    case Rental = 'rental';
    case Service = 'service';
    case Financing = 'financing';
    case TradeIn = 'trade_in';
    case Careers = 'careers';
    case Contact = 'contact';

    public function label(): string
    {
        return match ($this) {
            self::Used => __('Used machine', 'coleman'),
            self::New => __('New machine', 'coleman'),
            self::Attachment => __('Attachment', 'coleman'),
            self::Part => __('Part', 'coleman'),
            self::Rental => __('Rental', 'coleman'),
            self::Service => __('Service', 'coleman'),
            self::Financing => __('Financing', 'coleman'),
            self::TradeIn => __('Trade-in', 'coleman'),
            self::Careers => __('Careers', 'coleman'),
            self::Contact => __('Contact', 'coleman'),
        };
    }

    /** Which department answers it: one of RecipientSettings. */
    public function desk(): string
    {
        return match ($this) {
            self::Part => RecipientSettings::PARTS,
            self::Rental => RecipientSettings::RENTALS,
            self::Service => RecipientSettings::SERVICE,
            self::Financing => RecipientSettings::FINANCING,
            self::Careers => RecipientSettings::CAREERS,
            self::Contact => RecipientSettings::CONTACT,
            default => RecipientSettings::SALES,
        };
    }

    /** What a question about this is for, where the form names nothing else. */
    public static function about(?LeadSubject $subject): self
    {
        return match ($subject?->kind) {
            LeadSubject::MACHINE => $subject->isUsed ? self::Used : self::New,
            LeadSubject::ATTACHMENT => self::Attachment,
            LeadSubject::PART => self::Part,
            LeadSubject::RENTAL => self::Rental,
            default => self::Contact,
        };
    }

    /** Whether it may be about this: a question about a used machine is about no part. */
    public function fits(LeadSubject $subject): bool
    {
        return match ($this) {
            self::Used => LeadSubject::MACHINE === $subject->kind && $subject->isUsed,
            self::New => LeadSubject::MACHINE === $subject->kind && !$subject->isUsed,
            self::Attachment => LeadSubject::ATTACHMENT === $subject->kind,
            self::Part => LeadSubject::PART === $subject->kind,
            self::Rental => LeadSubject::RENTAL === $subject->kind,
            self::Careers => false,
            default => true,
        };
    }

    /** The form of a used machine asks where its customer lives, as the specification says. */
    public function isOfUsedForm(): bool
    {
        return self::Used === $this;
    }
}
