<?php

declare(strict_types=1);

namespace Coleman\Api\Database;

use Coleman\Api\Database\Migrations\AddAttachmentFits;
use Coleman\Api\Database\Migrations\AddBackorderKey;
use Coleman\Api\Database\Migrations\AddCreditTerms;
use Coleman\Api\Database\Migrations\AddDeskAttention;
use Coleman\Api\Database\Migrations\AddDiagramWorkshop;
use Coleman\Api\Database\Migrations\AddGoodwill;
use Coleman\Api\Database\Migrations\AddImageNeedKeys;
use Coleman\Api\Database\Migrations\AddLeadDetails;
use Coleman\Api\Database\Migrations\AddLeadSubject;
use Coleman\Api\Database\Migrations\AddOrderWordKey;
use Coleman\Api\Database\Migrations\AddSearchSynonyms;
use Coleman\Api\Database\Migrations\AddSpanishSearchWords;
use Coleman\Api\Database\Migrations\AddStockBins;
use Coleman\Api\Database\Migrations\Baseline;
use Coleman\Api\Database\Migrations\ClusterSearchLists;
use Coleman\Api\Database\Migrations\CreateAuditLog;
use Coleman\Api\Database\Migrations\CreateCallerNotes;
use Coleman\Api\Database\Migrations\CreateItemImages;
use Coleman\Api\Database\Migrations\CreateLeadPictures;
use Coleman\Api\Database\Migrations\CreateLeases;
use Coleman\Api\Database\Migrations\CreateOrderPayments;
use Coleman\Api\Database\Migrations\CreateOrderProposals;
use Coleman\Api\Database\Migrations\CreateOrderReturns;
use Coleman\Api\Database\Migrations\CreatePartLists;
use Coleman\Api\Database\Migrations\CreateRedirects;
use Coleman\Api\Database\Migrations\CreateSearchMeanings;
use Coleman\Api\Database\Migrations\CreateSecondFactors;
use Coleman\Api\Database\Migrations\CreateSharedAccounts;
use Coleman\Api\Database\Migrations\CreateWatches;
use Coleman\Api\Database\Migrations\CreateWebhooks;
use Coleman\Api\Database\Migrations\WidenAccountPhones;

/** The steps that bring the tables to the version of the code. */
final class Schema
{
    /** @return non-empty-array<int, class-string<Migration>> by version, ascending; the first one makes all tables */
    public static function migrations(): array
    {
        return [
            Baseline::VERSION => Baseline::class,
            40 => AddBackorderKey::class,
            41 => AddLeadSubject::class,
            42 => CreateRedirects::class,
            43 => CreateItemImages::class,
            44 => AddDiagramWorkshop::class,
            45 => CreateSearchMeanings::class,
            46 => AddSearchSynonyms::class,
            49 => AddAttachmentFits::class,
            50 => AddLeadDetails::class,
            52 => AddImageNeedKeys::class,
            53 => CreateWatches::class,
            55 => CreatePartLists::class,
            58 => CreateLeadPictures::class,
            60 => CreateOrderPayments::class,
            65 => CreateSharedAccounts::class,
            66 => CreateOrderProposals::class,
            68 => CreateOrderReturns::class,
            69 => AddCreditTerms::class,
            70 => AddStockBins::class,
            71 => AddDeskAttention::class,
            72 => CreateWebhooks::class,
            73 => CreateAuditLog::class,
            74 => CreateSecondFactors::class,
            78 => CreateLeases::class,
            79 => AddOrderWordKey::class,
            80 => CreateCallerNotes::class,
            81 => WidenAccountPhones::class,
            82 => AddGoodwill::class,
            85 => ClusterSearchLists::class,
            86 => AddSpanishSearchWords::class,
        ];
    }
}
